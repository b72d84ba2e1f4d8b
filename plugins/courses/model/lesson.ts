import { asRecord, type Id, readId, readList, readNumber, readText } from '@kernel'
import { fileUrl, readVideo, type Video } from '@kernel/parts'

/** How far somebody is with a lesson, in the server's codes (S4). */
export const LessonStatus = { notStarted: 1, inProgress: 2, completed: 3 } as const
export type LessonStatus = (typeof LessonStatus)[keyof typeof LessonStatus]

/** A file of a lesson. */
export interface Attachment {
  /** A whole web address. */
  readonly url: string
  readonly description: string
}

/** One lesson of a course. Before somebody has the course, all but its title is kept back. */
export interface Lesson {
  /** Nothing where the server gave none: such a lesson cannot be opened. */
  readonly id: Id | undefined
  readonly title: string
  /** HTML; it may be hostile. */
  readonly description: string
  /** As it is to be shown; minutes where it was a number. */
  readonly duration: string | number | undefined
  readonly video: Video | undefined
  /** There is something where a video should be, and it has the form of none. */
  readonly isVideoUnreadable: boolean
  readonly attachments: readonly Attachment[]
  readonly status: LessonStatus
  readonly courseId: Id
  readonly courseTitle: string
  readonly moduleTitle: string
}

/** A part of a course. */
export interface Module {
  readonly title: string
  readonly description: string
  readonly lessons: readonly Lesson[]
}

interface CourseReference {
  readonly id: Id
  readonly title: string
}

/** Reads the modules of a course, in their order, with their lessons in theirs. */
export function readModules(value: unknown, course: CourseReference): Module[] {
  if (!Array.isArray(value)) return []
  return sortByOrder(value.map(asRecord)).map((from) => {
    const title = readText(from.title)
    const lessons = Array.isArray(from.lessons) ? sortByOrder(from.lessons.map(asRecord)) : []
    return {
      title,
      description: readText(from.description),
      lessons: lessons.map((lesson) => readLesson(lesson, course, title)),
    }
  })
}

/** Reads a lesson of a course that is known; what the lesson itself says of where it belongs is taken where that says nothing. */
function readLesson(
  from: Readonly<Record<string, unknown>>,
  course: CourseReference,
  moduleTitle: string,
): Lesson {
  const link = readText(from.videoLink)
  const video = readVideo(link, readNumber(from.videoType))
  return {
    id: readId(from.id),
    title: readText(from.title),
    description: readText(from.description),
    duration: readDuration(from.duration),
    video,
    isVideoUnreadable: !video && link.trim() !== '',
    attachments: Array.isArray(from.attachments) ? readList(from.attachments, readAttachment) : [],
    status: readStatus(from.lessonProgressStatus),
    courseId: course.id,
    courseTitle: course.title || readText(from.courseName),
    moduleTitle: moduleTitle || readText(from.moduleName),
  }
}

/** 0, nothing and what nobody knows count as not started (CRS-LES-02). */
function readStatus(value: unknown): LessonStatus {
  const code = readNumber(value)
  return code === LessonStatus.inProgress || code === LessonStatus.completed ? code : LessonStatus.notStarted
}

function readDuration(value: unknown): string | number | undefined {
  const minutes = readNumber(value, Number.NaN)
  if (Number.isFinite(minutes)) return minutes > 0 ? minutes : undefined
  return readText(value).trim() || undefined
}

function readAttachment(value: unknown): Attachment | undefined {
  const { url, description } = asRecord(value)
  const named = readText(url)
  const address = fileUrl(named)
  return address ? { url: address, description: readText(description) || named } : undefined
}

/** By their `order`, and as they came where that says nothing. */
const sortByOrder = <Part extends Readonly<Record<string, unknown>>>(parts: readonly Part[]): Part[] =>
  parts.toSorted((a, b) => readNumber(a.order) - readNumber(b.order))
