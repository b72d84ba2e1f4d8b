import type { Course } from './course'
import { isAtStart, percentOf } from './progress'

export const statusFilters = {
  inProgress: 'in-progress',
  notStarted: 'not-started',
  completed: 'completed',
} as const
export type StatusFilter = (typeof statusFilters)[keyof typeof statusFilters]
export const sortOrders = ['title', 'progress'] as const
export type SortOrder = (typeof sortOrders)[number]

type Progress = Pick<Course, 'modules'>

export function courseStatus(course: Progress): StatusFilter {
  if (percentOf(course) === 100) return statusFilters.completed
  return isAtStart(course) ? statusFilters.notStarted : statusFilters.inProgress
}

interface Arrangement {
  readonly status: StatusFilter | undefined
  readonly sort: SortOrder | undefined
  /** Compares titles by the rules of the current language. */
  readonly compareTitles: (a: string, b: string) => number
}

/** Filters and sorts courses. Those with unknown progress match no status, and come last when sorted by progress. */
export function arrangeCourses<Item extends Pick<Course, 'id' | 'title'>>(
  courses: readonly Item[],
  progressOf: (course: Item) => Progress | undefined,
  { status, sort, compareTitles }: Arrangement,
): readonly Item[] {
  const matching = courses.filter((course) => {
    const progress = progressOf(course)
    return !status || (progress && courseStatus(progress) === status)
  })
  if (sort === 'title') return matching.toSorted((a, b) => compareTitles(a.title, b.title))
  if (sort !== 'progress') return matching
  const percent = (course: Item) => {
    const progress = progressOf(course)
    return progress ? percentOf(progress) : -1
  }
  return matching.toSorted((a, b) => percent(b) - percent(a))
}

export const readStatusFilter = (text: string | null): StatusFilter | undefined =>
  Object.values(statusFilters).find((status) => status === text)

export const readSortOrder = (text: string | null): SortOrder | undefined =>
  sortOrders.find((order) => order === text)
