import { sameId, toServerTime } from '@kernel'
import { useQueries } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { learningQuery } from '../api/queries'
import type { Course } from '../model/course'
import { lastLesson } from '../model/last-lesson'
import { LessonStatus } from '../model/lesson'
import { courseStatus, statusFilters } from '../model/my-courses-filter'
import { lessonsOf } from '../model/progress'

/** Maximum number of courses whose progress is loaded to find the one to continue. */
const maxCandidates = 3

interface CourseToContinue {
  /** The course with progress; undefined while it loads, and when there is nothing to continue. */
  readonly course: Course | undefined
  /** When the course was opened last in this browser. */
  readonly openedAt: Date | undefined
  readonly isPending: boolean
}

/**
 * Finds the course that the user learned last, else one of the first courses: preferably one that was begun, and never a
 * completed one. A further course is only loaded if those before it were not begun.
 */
export function useCourseToContinue(courses: readonly Course[]): CourseToContinue {
  const last = useUnit(lastLesson.$value)
  const isLast = ({ id }: Course) => last !== undefined && sameId(id, last.course)
  const known = courses.find(isLast)
  const candidates = (known ? [known, ...courses.filter((course) => course !== known)] : courses).slice(
    0,
    maxCandidates,
  )
  const first = useQueries({ queries: candidates.slice(0, 1).map(({ id }) => learningQuery(String(id))) })[0]
  const isEnough =
    !first || first.isPending || (first.data && (known ? isUnfinished(first.data) : isBegun(first.data)))
  const others = useQueries({
    queries: (isEnough ? [] : candidates.slice(1)).map(({ id }) => learningQuery(String(id))),
  })
  const results = first ? [first, ...others] : []
  const isPending = results.some((result) => result.isPending)
  const loaded = results.flatMap(({ data }) => data ?? [])
  const course = isPending ? undefined : pick(loaded, known)
  return {
    course,
    openedAt: course && last && isLast(course) ? toServerTime(last.openedAt) : undefined,
    isPending,
  }
}

const isUnfinished = (course: Course) =>
  course.modules.length > 0 && courseStatus(course) !== statusFilters.completed
const isBegun = (course: Course) =>
  isUnfinished(course) && lessonsOf(course).some(({ status }) => status !== LessonStatus.notStarted)

function pick(loaded: readonly Course[], known: Course | undefined): Course | undefined {
  const lastOne = known && loaded.find(({ id }) => sameId(id, known.id))
  if (lastOne && isUnfinished(lastOne)) return lastOne
  return loaded.find(isBegun) ?? loaded.find(isUnfinished)
}
