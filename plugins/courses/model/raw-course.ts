import { asRecord, type Id, readId, sameId } from '@kernel'

type Raw = Readonly<Record<string, unknown>>

/** A learning course as the server gave it, with some of one lesson replaced; anything else stays as it is. */
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

/** What a lesson of a learning course says, as the server gave it. */
export function findRawLesson(answer: unknown, id: Id): Raw | undefined {
  const modules = asRecord(answer).courseModules
  if (!Array.isArray(modules)) return undefined
  const lessons = modules.flatMap((module: unknown) => {
    const { lessons: own } = asRecord(module)
    return Array.isArray(own) ? own.map(asRecord) : []
  })
  return lessons.find((lesson) => sameId(readId(lesson.id), id))
}

/**
 * What the answer to a change of a lesson's status makes of the course that is held: a course replaces it, a lesson its
 * lesson (decision:tolerant-readers).
 *
 * @returns nothing where the answer says neither, and the course is to be read again
 */
export function mergeLessonStatus(held: unknown, answer: unknown, course: Id, lesson: Id): unknown {
  const said = asRecord(answer)
  const id = readId(said.id)
  if (Array.isArray(said.courseModules)) return sameId(id, course) ? answer : undefined
  return sameId(id, lesson) && 'lessonProgressStatus' in said ? withLesson(held, lesson, said) : undefined
}
