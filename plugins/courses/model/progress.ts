import { type Id, sameId } from '@kernel'
import type { Course } from './course'
import { type Lesson, LessonStatus, type Module } from './lesson'

export const lessonsOf = (course: Pick<Course, 'modules'>): Lesson[] =>
  course.modules.flatMap(({ lessons }) => lessons)

export const completedIn = (lessons: readonly Lesson[]): number =>
  lessons.filter(({ status }) => status === LessonStatus.completed).length

/** Returns the sum of the durations in minutes; undefined when one is not known as a number. */
export function minutesOf(lessons: readonly Lesson[]): number | undefined {
  let sum = 0
  for (const { duration } of lessons) {
    if (typeof duration !== 'number') return undefined
    sum += duration
  }
  return sum || undefined
}

/** Returns the percentage of completed lessons, rounded down; 0 if and only if none is completed. */
export function percentOf(course: Pick<Course, 'modules'>): number {
  const lessons = lessonsOf(course)
  const completed = completedIn(lessons)
  return completed === 0 ? 0 : Math.max(1, Math.floor((completed / lessons.length) * 100))
}

/** Returns the status of a module: completed if a lesson is completed and none is in progress. */
export function statusOf({ lessons }: Module): LessonStatus {
  const has = (status: LessonStatus) => lessons.some((lesson) => lesson.status === status)
  if (has(LessonStatus.inProgress)) return LessonStatus.inProgress
  return has(LessonStatus.completed) ? LessonStatus.completed : LessonStatus.notStarted
}

/** Finds the lesson to resume: the last one in progress, else the first not started, else the first. */
export function findResumeLesson(course: Pick<Course, 'modules'>): Lesson | undefined {
  const lessons = lessonsOf(course).filter(({ id }) => id !== undefined)
  return (
    lessons.findLast(({ status }) => status === LessonStatus.inProgress) ??
    lessons.find(({ status }) => status === LessonStatus.notStarted) ??
    lessons[0]
  )
}

/** Finds a lesson with its predecessor and successor across modules. */
export function findLesson(course: Pick<Course, 'modules'>, id: Id) {
  const lessons = lessonsOf(course).filter((lesson) => lesson.id !== undefined)
  const index = lessons.findIndex((lesson) => sameId(lesson.id, id))
  return {
    lesson: lessons[index],
    previous: lessons[index - 1],
    next: index < 0 ? undefined : lessons[index + 1],
  }
}

/** Returns the number of each module's first lesson in the course, from 1. */
export function firstNumbersOf({ modules }: Pick<Course, 'modules'>): ReadonlyMap<Module, number> {
  let number = 1
  return new Map(
    modules.map((module) => {
      const first = number
      number += module.lessons.length
      return [module, first]
    }),
  )
}

/** Returns whether there is no progress to show: no lesson is completed. */
export const isAtStart = (course: Pick<Course, 'modules'>): boolean => percentOf(course) === 0

/** Returns the number of a lesson in the course, from 1. */
export const numberOf = (course: Pick<Course, 'modules'>, lesson: Lesson): number =>
  lessonsOf(course).findIndex(
    (one) => one === lesson || (one.id !== undefined && sameId(one.id, lesson.id)),
  ) + 1
