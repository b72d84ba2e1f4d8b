import { type Id, readNumber, type Session, type StoredValues, toServerTime, userStore } from '@kernel'
import type { Course } from './course'
import { percentOf } from './progress'

/** Times at which courses were completed in this browser; the server does not store them. */
export const completedAt = userStore.family('course-completed:', readTime, { isOnlyHere: true })

function readTime(stored: unknown): number | undefined {
  const time = readNumber(stored)
  // The greatest time that `Date` supports.
  return time > 0 && time <= 8.64e15 ? time : undefined
}

/** The date on which the user completed a course in this browser; undefined when unknown. @param times of `completedAt` */
export function completionDate(times: StoredValues<number | undefined>, course: Id): Date | undefined {
  const time = times.of(course)
  return time === undefined ? undefined : toServerTime(time)
}

/** Stores the time of completion after a change of progress, or forgets it when a lesson is no longer completed. */
export function recordCompletion(session: Session | null, course: Pick<Course, 'id' | 'modules'>): void {
  const stored = completedAt.of(session).of(course.id)
  if (percentOf(course) < 100) stored.clear()
  else if (stored.load() === undefined) stored.save(Date.now())
}
