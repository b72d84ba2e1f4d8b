import { normalizeForSearch } from '@kernel/parts'
import type { Course } from './course'

/** Whether a course is called or described like the words that are looked for; accents and case do not count. */
export function courseMatches({ title, headline, instructor }: Course, wanted: string): boolean {
  const said = normalizeForSearch(`${title} ${headline} ${instructor}`)
  return normalizeForSearch(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
