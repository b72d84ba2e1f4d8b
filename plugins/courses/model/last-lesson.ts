import { asRecord, readNumber, readText, userStore } from '@kernel'

/** The lesson that the user opened last, with ids as in the URL. */
export interface LastLesson {
  readonly course: string
  readonly lesson: string
  /** Time of opening, in milliseconds since 1970. */
  readonly openedAt: number
}

/** The lesson opened last in this browser; undefined when there is none. The server does not store it. */
export const lastLesson = userStore('lastLesson', (stored): LastLesson | undefined => {
  const { course, lesson, openedAt } = asRecord(stored)
  const last = { course: readText(course), lesson: readText(lesson), openedAt: readNumber(openedAt) }
  return last.course && last.lesson && Math.abs(last.openedAt) <= 8.64e15 ? last : undefined
})
