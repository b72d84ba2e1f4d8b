import { normalizeForSearch } from '@kernel/parts'
import type { Course } from './course'

/** Whether all searched words occur in title, headline or instructor; ignores accents and case. */
export function courseMatches({ title, headline, instructor }: Course, searchText: string): boolean {
  const searchable = normalizeForSearch(`${title} ${headline} ${instructor}`)
  return normalizeForSearch(searchText)
    .split(/\s+/)
    .every((word) => searchable.includes(word))
}
