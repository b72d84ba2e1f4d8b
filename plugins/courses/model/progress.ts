import { type Id, sameId } from '@kernel'
import type { Course } from './course'
import { type Lesson, LessonStatus, type Module } from './lesson'

/** The lessons of a course in the order in which they are taken. */
export const lessonsOf = (course: Pick<Course, 'modules'>): Lesson[] =>
  course.modules.flatMap(({ lessons }) => lessons)

/** How many of some lessons are completed. */
export const completedIn = (lessons: readonly Lesson[]): number =>
  lessons.filter(({ status }) => status === LessonStatus.completed).length

/** Completed lessons of all, in percent, rounded down; a course without lessons has 0 (CRS-LEARN-01). */
export function percentOf(course: Pick<Course, 'modules'>): number {
  const lessons = lessonsOf(course)
  return lessons.length === 0 ? 0 : Math.floor((completedIn(lessons) / lessons.length) * 100)
}

/** What a module is called in one word: one completed lesson and none begun makes it completed (CRS-LEARN-02). */
export function statusOf({ lessons }: Module): LessonStatus {
  const has = (status: LessonStatus) => lessons.some((lesson) => lesson.status === status)
  if (has(LessonStatus.inProgress)) return LessonStatus.inProgress
  return has(LessonStatus.completed) ? LessonStatus.completed : LessonStatus.notStarted
}

/** Where to go on: what was begun last in the order of the course, else what was never opened, else the beginning. */
export function findResumeLesson(course: Pick<Course, 'modules'>): Lesson | undefined {
  const lessons = lessonsOf(course).filter(({ id }) => id !== undefined)
  return (
    lessons.findLast(({ status }) => status === LessonStatus.inProgress) ??
    lessons.find(({ status }) => status === LessonStatus.notStarted) ??
    lessons[0]
  )
}

/** A lesson with those before and after it, across modules (S4). */
export function findLesson(course: Pick<Course, 'modules'>, id: Id) {
  const lessons = lessonsOf(course).filter((lesson) => lesson.id !== undefined)
  const index = lessons.findIndex((lesson) => sameId(lesson.id, id))
  return {
    lesson: lessons[index],
    previous: lessons[index - 1],
    next: index < 0 ? undefined : lessons[index + 1],
  }
}
