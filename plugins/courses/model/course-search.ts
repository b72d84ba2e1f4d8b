import { searchable } from '@kernel'
import type { Course } from './course'

/** Whether a course is called or described like the words that are looked for; accents and case do not count. */
export function isAbout({ title, headline, instructor }: Course, wanted: string): boolean {
  const said = searchable(`${title} ${headline} ${instructor}`)
  return searchable(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
