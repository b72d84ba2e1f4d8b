import { asRecord, type Id, readId, sameId } from '@kernel'

type Raw = Readonly<Record<string, unknown>>

/** A raw course with some fields of one lesson replaced. */
export function withLesson(answer: unknown, id: Id, changes: Raw): unknown {
  const course = asRecord(answer)
  if (!Array.isArray(course.courseModules)) return answer
  const courseModules = course.courseModules.map((module: unknown) => {
    const { lessons, ...rest } = asRecord(module)
    if (!Array.isArray(lessons)) return module
    const change = (lesson: unknown) => {
      const from = asRecord(lesson)
      return sameId(readId(from.id), id) ? { ...from, ...changes } : lesson
    }
    return { ...rest, lessons: lessons.map(change) }
  })
  return { ...course, courseModules }
}

export function findRawLesson(answer: unknown, id: Id): Raw | undefined {
  const modules = asRecord(answer).courseModules
  if (!Array.isArray(modules)) return undefined
  const lessons = modules.flatMap((module: unknown) => {
    const { lessons: moduleLessons } = asRecord(module)
    return Array.isArray(moduleLessons) ? moduleLessons.map(asRecord) : []
  })
  return lessons.find((lesson) => sameId(readId(lesson.id), id))
}

/**
 * Merges the answer of a status change into the cached course; servers answer with the course or the lesson
 * (decision:tolerant-readers).
 *
 * @returns undefined when the answer is neither: refetch the course
 */
export function mergeLessonStatus(cached: unknown, answer: unknown, course: Id, lesson: Id): unknown {
  const response = asRecord(answer)
  const id = readId(response.id)
  if (Array.isArray(response.courseModules)) return sameId(id, course) ? answer : undefined
  return sameId(id, lesson) && 'lessonProgressStatus' in response
    ? withLesson(cached, lesson, response)
    : undefined
}
