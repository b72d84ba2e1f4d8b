import {
  asRecord,
  cutText,
  type Id,
  readNumber,
  readText,
  type Session,
  type StoredValue,
  sameId,
  userStore,
} from '@kernel'
import type { Course } from './course'
import { lessonsOf } from './progress'

export type Note = Readonly<ReturnType<typeof readNote>[number]>

export interface CourseNotes {
  /** Title of the course when the last note was written. */
  readonly title: string
  readonly notes: readonly Note[]
}

export const maxNoteLength = 5_000
/** Maximum number of characters of all notes of a user; browsers store about five million per site. */
const maxTotalLength = 1_000_000

function readNote(stored: unknown) {
  const { id, lesson, lessonTitle, at, text, writtenAt } = asRecord(stored)
  const note = { id: readText(id), lesson: readText(lesson), text: cutText(readText(text), maxNoteLength) }
  if (!note.id || !note.lesson || !note.text) return []
  const seconds = readNumber(at, Number.NaN)
  return [
    {
      ...note,
      /** When the note was written, for lessons that are no longer in the course. */
      lessonTitle: readText(lessonTitle),
      /** Position in the video in seconds; undefined without one. */
      at: seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined,
      /** In milliseconds since 1970. */
      writtenAt: readNumber(writtenAt),
    },
  ]
}

export function readCourseNotes(stored: unknown): CourseNotes {
  const { title, notes } = asRecord(stored)
  return { title: readText(title), notes: Array.isArray(notes) ? notes.flatMap(readNote) : [] }
}

/** Notes by course, stored in this browser until logout. */
export const courseNotes = userStore.family('notes:', readCourseNotes, { isOnlyHere: true })

function write(stored: StoredValue<CourseNotes>, value: CourseNotes): boolean {
  if (value.notes.length > 0) return stored.save(value)
  stored.clear()
  return true
}

/**
 * @returns `false` if nothing has changed, because the notes of the user would become too long or the browser
 * does not store them
 */
export function saveNotes(session: Session | null, course: Id, next: CourseNotes): boolean {
  const stored = courseNotes.of(session)
  const lengthOf = (value: CourseNotes) => JSON.stringify(value).length
  const others = stored.entries().filter(([id]) => id !== String(course))
  const own = stored.of(course)
  const before = own.load()
  const isLonger = lengthOf(next) > lengthOf(before)
  const total = others.reduce((sum, [, value]) => sum + lengthOf(value), lengthOf(next))
  if (isLonger && total > maxTotalLength) return false
  if (write(own, next)) return true
  // Notes in memory look as if they were saved, until the page is closed.
  write(own, before)
  return false
}

export const noteText = ({ text, lessonTitle }: Note): string => `${text} ${lessonTitle}`

/** Sorts notes by their time in the video; those without a time come first, in the order of writing. */
export const sortNotes = (notes: readonly Note[]): Note[] =>
  notes.toSorted((a, b) => (a.at ?? -1) - (b.at ?? -1) || a.writtenAt - b.writtenAt)

export interface LessonNotes {
  readonly lesson: string
  readonly title: string
  readonly notes: readonly Note[]
  readonly isListed: boolean
}

/** Groups notes by lesson in the order of the course; lessons that were removed come last. */
export function groupNotes(notes: readonly Note[], course: Pick<Course, 'modules'>): LessonNotes[] {
  const lessons = lessonsOf(course).filter(({ id }) => id !== undefined)
  const listed = lessons.map(({ id, title }) => ({ lesson: String(id), title, isListed: true }))
  const others = [...new Map(notes.map((note) => [note.lesson, note.lessonTitle]))]
    .filter(([lesson]) => !lessons.some(({ id }) => sameId(id, lesson)))
    .map(([lesson, title]) => ({ lesson, title, isListed: false }))
  return [...listed, ...others]
    .map((group) => ({
      ...group,
      notes: sortNotes(notes.filter(({ lesson }) => sameId(lesson, group.lesson))),
    }))
    .filter((group) => group.notes.length > 0)
}
