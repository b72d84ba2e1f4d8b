import {
  ApiError,
  asRecord,
  readBoolean,
  readDate,
  readId,
  readList,
  readNumber,
  readText,
  type Schema,
} from '@kernel'
import { readPrices } from '@kernel/parts'
import { readModules } from './lesson'

/** A course with its details; lists leave out the fields that only the details show. */
export type Course = Readonly<NonNullable<ReturnType<typeof readCourse>>>

/** Reads a list of courses without duplicates. @throws ApiError when the answer is not a list */
export function readCourses(answer: unknown): Course[] {
  const courses = readList(answer, readCourse)
  return [...new Map(courses.map((course) => [String(course.id), course])).values()]
}

/** Undefined when `value` has no id. */
export function readCourse(value: unknown) {
  const from = asRecord<Schema<'Course'>>(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  const modules = readModules(from.courseModules, { id, title: readText(from.title) })
  const listedLessons = modules.reduce((sum, { lessons }) => sum + lessons.length, 0)
  return {
    id,
    title: readText(from.title),
    headline: readText(from.headline),
    instructor: readText(from.instructor),
    picture: readText(from.picture),
    /** The day of the launch, at midnight UTC. */
    launchDate: readDate(from.launchDate),
    hours: atLeastZero(from.hours),
    /** Days of access after the purchase; 0 means unlimited. */
    days: atLeastZero(from.limitedDaysAccess),
    /** As sent by the server; it may differ from `modules.length`. */
    moduleCount: readCount(from.modules) || modules.length,
    lessonCount: readCount(from.classes) || listedLessons,
    issuesCertificate: readBoolean(from.issueCertificate),
    /** Untrusted HTML, as is `about`. */
    summary: readText(from.summary),
    about: readText(from.about),
    ...readPrices(from),
    modules,
  }
}

/** Reads a course that must exist. @throws ApiError `not-found` or `invalid-response` */
export function readOneCourse(answer: unknown): Course {
  const course = readCourse(answer)
  // An answer without title and modules is not a course.
  if (course && (course.title || course.modules.length > 0)) return course
  // Servers report a missing course by status or by an empty answer.
  throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
}

/** 0 when unknown. */
const readCount = (value: unknown) => {
  const count = atLeastZero(value)
  return Number.isInteger(count) ? count : 0
}
const atLeastZero = (value: unknown) => Math.max(0, readNumber(value))

/** The text by which the user's courses are searched. */
export const courseText = ({ title, headline, instructor }: Course): string =>
  `${title} ${headline} ${instructor}`
