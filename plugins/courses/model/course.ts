import { ApiError, asRecord, readBoolean, readDate, readId, readList, readNumber, readText } from '@kernel'
import { readPrices } from '@kernel/parts'
import type { OfferedCourse } from '../contract'
import { type Module, readModules } from './lesson'

/** A course as screens need it; lists leave out what only the details show. */
export interface Course extends OfferedCourse {
  readonly headline: string
  /** Empty where nobody is named. */
  readonly instructor: string
  readonly launchDate: Date | undefined
  /** Hours of teaching; 0 where nobody says. */
  readonly hours: number
  /** Days of access after the purchase; 0 where it does not end. */
  readonly days: number
  /** As the server says; it may list others. */
  readonly moduleCount: number
  readonly lessonCount: number
  readonly issuesCertificate: boolean
  /** HTML; it may be hostile. */
  readonly summary: string
  /** HTML; it may be hostile. */
  readonly about: string
  /** In their order, as are their lessons. */
  readonly modules: readonly Module[]
}

/** Reads a list of courses, each once. @throws ApiError when the answer is no list */
export function readCourses(answer: unknown): Course[] {
  const courses = readList(answer, readCourse)
  return [...new Map(courses.map((course) => [String(course.id), course])).values()]
}

/** Reads one course; nothing where there is none to read. */
export function readCourse(value: unknown): Course | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  const modules = readModules(from.courseModules, { id, title: readText(from.title) })
  const listed = modules.reduce((sum, { lessons }) => sum + lessons.length, 0)
  return {
    id,
    title: readText(from.title),
    headline: readText(from.headline),
    instructor: readText(from.instructor),
    picture: readText(from.picture),
    launchDate: readDay(from.launchDate),
    hours: atLeastZero(from.hours),
    days: atLeastZero(from.limitedDaysAccess),
    moduleCount: readCount(from.modules) || modules.length,
    lessonCount: readCount(from.classes) || listed,
    issuesCertificate: readBoolean(from.issueCertificate),
    summary: readText(from.summary),
    about: readText(from.about),
    ...readPrices(from),
    modules,
  }
}

/** A course that there must be. @throws ApiError `not-found` or `invalid-response` */
export function readOneCourse(answer: unknown): Course {
  const course = readCourse(answer)
  // What has neither a name nor a content tells nobody anything: its fields are of other kinds than ours.
  if (course && (course.title || course.modules.length > 0)) return course
  // Servers say that there is no such thing by a status or by an empty answer.
  throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
}

/**
 * A day, at its beginning where the reader is. A server that knows the day alone writes it as midnight UTC, and west of
 * Greenwich that moment belongs to the day before.
 */
function readDay(value: unknown): Date | undefined {
  const moment = readDate(value)
  if (!moment || moment.getTime() % aDay !== 0) return moment
  return new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
}

const aDay = 24 * 60 * 60 * 1000
/** How many there are; 0 where that is not said. */
const readCount = (value: unknown) => {
  const count = atLeastZero(value)
  return Number.isInteger(count) ? count : 0
}
const atLeastZero = (value: unknown) => Math.max(0, readNumber(value))
