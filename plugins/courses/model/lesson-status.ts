import { asRecord, type Id, readId, type Schema, sameId } from '@kernel'
import { type Course, readCourse } from './course'
import { type LessonStatus, readStatus } from './lesson'

/** Returns a copy of the course in which one lesson has another status. */
export function withLessonStatus(course: Course, id: Id, status: LessonStatus): Course {
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => (sameId(lesson.id, id) ? { ...lesson, status } : lesson)),
  }))
  return { ...course, modules }
}

/**
 * Reads the answer of a status change; servers answer with the course or the lesson (decision:tolerant-readers).
 *
 * @returns undefined when the answer is neither: refetch the course
 */
export function readStatusAnswer(answer: unknown, course: Course, lesson: Id): Course | undefined {
  const from = asRecord<Schema<'LessonStatusAnswer'>>(answer)
  const id = readId(from.id)
  if (Array.isArray(from.courseModules)) return sameId(id, course.id) ? readCourse(answer) : undefined
  return sameId(id, lesson) && 'lessonProgressStatus' in from
    ? withLessonStatus(course, lesson, readStatus(from.lessonProgressStatus))
    : undefined
}
