import {
  asRecord,
  type Id,
  readId,
  readList,
  readNumber,
  readText,
  type Schema,
  type Untrusted,
} from '@kernel'
import { fileUrl, readVideo } from '@kernel/parts'

/** Lesson statuses by their codes on the server. */
export const LessonStatus = { notStarted: 1, inProgress: 2, completed: 3 } as const
export type LessonStatus = (typeof LessonStatus)[keyof typeof LessonStatus]

export type Attachment = Readonly<NonNullable<ReturnType<typeof readAttachment>>>
/** A lesson. Before the user has the course, the server sends only the lesson's title. */
export type Lesson = Readonly<ReturnType<typeof readLesson>>

export interface Module {
  readonly title: string
  readonly description: string
  readonly lessons: readonly Lesson[]
}

interface CourseReference {
  readonly id: Id
  readonly title: string
}

/** Reads the modules of a course and their lessons, sorted by `order`. */
export function readModules(value: unknown, course: CourseReference): Module[] {
  if (!Array.isArray(value)) return []
  return sortByOrder(readList(value, asRecord<Schema<'CourseModule'>>)).map((from) => {
    const title = readText(from.title)
    const lessons = Array.isArray(from.lessons)
      ? sortByOrder(readList(from.lessons, asRecord<Schema<'Lesson'>>))
      : []
    return {
      title,
      description: readText(from.description),
      lessons: lessons.map((lesson) => readLesson(lesson, course, title)),
    }
  })
}

/** Where `course` or `moduleTitle` lacks a title, the lesson's own course or module name is used. */
function readLesson(from: Untrusted<Schema<'Lesson'>>, course: CourseReference, moduleTitle: string) {
  const link = readText(from.videoLink)
  const video = readVideo(link, readNumber(from.videoType))
  return {
    /** Undefined when the server sent none: such a lesson cannot be opened. */
    id: readId(from.id),
    title: readText(from.title),
    /** Untrusted HTML. */
    description: readText(from.description),
    /** In minutes, or a text that is shown unchanged. */
    duration: readDuration(from.duration),
    video,
    /** Whether there is a video link that matches no known provider. */
    isVideoUnreadable: !video && link.trim() !== '',
    attachments: Array.isArray(from.attachments) ? readList(from.attachments, readAttachment) : [],
    status: readStatus(from.lessonProgressStatus),
    courseId: course.id,
    courseTitle: course.title || readText(from.courseName),
    moduleTitle: moduleTitle || readText(from.moduleName),
  }
}

/** Unknown codes count as not started. */
export function readStatus(value: unknown): LessonStatus {
  const code = readNumber(value)
  return code === LessonStatus.inProgress || code === LessonStatus.completed ? code : LessonStatus.notStarted
}

function readDuration(value: unknown): string | number | undefined {
  const minutes = readNumber(value, Number.NaN)
  if (Number.isFinite(minutes)) return minutes > 0 ? minutes : undefined
  const text = readText(value).trim()
  // “12 min” is a number of minutes, too, and can be added up.
  const inText = /^(\d{1,4}) ?min\.?$/i.exec(text)?.[1]
  return inText ? Number(inText) || undefined : text || undefined
}

function readAttachment(value: unknown) {
  const { url, description } = asRecord<Schema<'Attachment'>>(value)
  const rawUrl = readText(url)
  const address = fileUrl(rawUrl)
  return address ? { url: address, description: readText(description) || rawUrl } : undefined
}

/** The sort is stable. */
const sortByOrder = <Item extends { readonly order?: unknown }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => readNumber(a.order) - readNumber(b.order))
