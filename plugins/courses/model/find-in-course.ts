import type { Id } from '@kernel'
import { searchItems } from '@kernel/parts'
import { plainText, readChapters } from './chapters'
import type { Course } from './course'
import type { Lesson } from './lesson'
import type { Note } from './notes'
import { lessonsOf } from './progress'
import type { TranscriptLine } from './transcript'

/** A text of a course: where it is, and from which second of the video on. */
export interface CourseText {
  readonly kind: 'title' | 'chapter' | 'text' | 'note' | 'transcript'
  readonly text: string
  readonly lesson: Id
  readonly lessonTitle: string
  readonly at?: number | undefined
}

/** Longer texts of lessons are searched up to here. */
const maxText = 50_000

type Listed = Lesson & { readonly id: Id }
const isListed = (lesson: Lesson): lesson is Listed => lesson.id !== undefined

const textsOf = new WeakMap<Course, readonly CourseText[]>()

/** Reads titles, chapters and texts once for each answer of the server. */
function lessonTexts(course: Course): readonly CourseText[] {
  const known = textsOf.get(course)
  if (known) return known
  const lessons = lessonsOf(course).filter(isListed)
  const of = ({ id, title }: Listed) => ({ lesson: id, lessonTitle: title })
  const texts = [
    ...lessons.map((one): CourseText => ({ ...of(one), kind: 'title', text: one.title })),
    ...lessons.flatMap((one) =>
      (one.video ? readChapters(one.description) : []).map(
        ({ at, title }): CourseText => ({ ...of(one), kind: 'chapter', text: title, at }),
      ),
    ),
    ...lessons.flatMap((one): CourseText[] =>
      one.description ? [{ ...of(one), kind: 'text', text: plainText(one.description, maxText) }] : [],
    ),
  ]
  textsOf.set(course, texts)
  return texts
}

const transcriptTexts = new WeakMap<readonly TranscriptLine[], readonly CourseText[]>()

function linesOf(lines: readonly TranscriptLine[], { id, title }: Listed): readonly CourseText[] {
  const known = transcriptTexts.get(lines)
  if (known) return known
  const texts = lines.map(
    ({ at, text }): CourseText => ({ kind: 'transcript', lesson: id, lessonTitle: title, text, at }),
  )
  transcriptTexts.set(lines, texts)
  return texts
}

const noteTexts = new WeakMap<Note, CourseText>()

function noteTextOf(note: Note, lessons: ReadonlyMap<string, Listed>): readonly CourseText[] {
  const lesson = lessons.get(note.lesson)
  if (!lesson) return []
  const known = noteTexts.get(note)
  if (known && known.lessonTitle === lesson.title) return [known]
  const { text, at } = note
  const made: CourseText = { kind: 'note', lesson: lesson.id, lessonTitle: lesson.title, text, at }
  noteTexts.set(note, made)
  return [made]
}

const listedOf = (course: Course) =>
  new Map(
    lessonsOf(course)
      .filter(isListed)
      .map((one) => [String(one.id), one]),
  )

/**
 * What is searched of a course: titles first, then chapters, texts, notes and transcripts of its lessons. What is made for a
 * search stays with what it is made of, so that the next letter only compares.
 *
 * @param transcripts the lines of the transcripts that were read, by lesson
 */
export function textsOfCourse(
  course: Course,
  notes: readonly Note[],
  transcripts: ReadonlyMap<string, readonly TranscriptLine[]>,
): readonly CourseText[] {
  const lessons = listedOf(course)
  const lines = [...transcripts].flatMap(([id, read]) => {
    const lesson = lessons.get(id)
    return lesson ? linesOf(read, lesson) : []
  })
  return [...lessonTexts(course), ...notes.flatMap((note) => noteTextOf(note, lessons)), ...lines]
}

const searched = ({ text }: CourseText) => text

/** Finds all words of a query in one text of a course, in the order of {@link textsOfCourse}. */
export function findInCourse(
  ...[course, notes, transcripts, query]: [...Parameters<typeof textsOfCourse>, query: string]
): readonly CourseText[] {
  return query.trim() === '' ? [] : searchItems(textsOfCourse(course, notes, transcripts), query, searched)
}
