import { asRecord, cutText, type Id, readNumber, readText, sameId, userStore } from '@kernel'

export type SavedCourse = Readonly<NonNullable<ReturnType<typeof savedOf>>>
export interface SavedLesson extends SavedCourse {
  /** Id of its course. */
  readonly course: string
}
/** What the user starred, newest first; stored on the device until the logout, because the server has no API for it. */
export interface SavedLearning {
  readonly courses: readonly SavedCourse[]
  readonly lessons: readonly SavedLesson[]
}

/** Maximum number of courses and of lessons; beyond it, the oldest are dropped. */
export const maxSaved = 500
const maxTitle = 200

function savedOf(stored: unknown) {
  const { id, title, at } = asRecord(stored)
  const text = cutText(readText(id), maxTitle)
  return text ? { id: text, title: cutText(readText(title), maxTitle), at: readNumber(at) } : undefined
}

function lessonOf(stored: unknown): SavedLesson | undefined {
  const saved = savedOf(stored)
  const course = cutText(readText(asRecord(stored).course), maxTitle)
  return saved && course ? { ...saved, course } : undefined
}

const readAll = <Entry extends SavedCourse>(stored: unknown, read: (one: unknown) => Entry | undefined) =>
  (Array.isArray(stored) ? stored.flatMap((one) => read(one) ?? []) : [])
    .toSorted((one, other) => other.at - one.at)
    .slice(0, maxSaved)

export function readSavedLearning(stored: unknown): SavedLearning {
  const { courses, lessons } = asRecord(stored)
  return { courses: readAll(courses, savedOf), lessons: readAll(lessons, lessonOf) }
}

export const savedLearning = userStore('courses.saved', readSavedLearning, { isOnlyHere: true })

/** What can be starred; a lesson names its course. */
export interface Starred {
  readonly id: Id
  readonly title: string
  readonly course?: Id | undefined
}

export const lessonKeyOf = ({ course, id }: Pick<SavedLesson, 'course' | 'id'>): string => `${course} ${id}`

const isSame =
  ({ id, course }: Starred) =>
  (one: SavedCourse | SavedLesson) =>
    sameId(one.id, id) && (course === undefined || ('course' in one && sameId(one.course, course)))

export const isStarred = ({ courses, lessons }: SavedLearning, one: Starred): boolean =>
  (one.course === undefined ? courses : lessons).some(isSame(one))

/** Puts something first in its list, or removes it. @param at in milliseconds since 1970; undefined removes */
export function withStar(saved: SavedLearning, one: Starred, at: number | undefined): SavedLearning {
  const { id, title, course } = one
  const entry = { id: String(id), title, at: at ?? 0 }
  const isOther = (other: SavedCourse | SavedLesson) => !isSame(one)(other)
  const { courses, lessons } = saved
  return readSavedLearning(
    course === undefined
      ? { lessons, courses: [...(at === undefined ? [] : [entry]), ...courses.filter(isOther)] }
      : {
          courses,
          lessons: [
            ...(at === undefined ? [] : [{ ...entry, course: String(course) }]),
            ...lessons.filter(isOther),
          ],
        },
  )
}
