import { $session, api, asRecord, type Id, readId, type Schema, sameId, unwrap } from '@kernel'
import { announce, overlayOf, useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { recordCompletion } from '../model/completed-at'
import { type Course, readCourse } from '../model/course'
import { LessonStatus, readStatus } from '../model/lesson'
import { coursesTexts } from '../texts'
import { learningQuery } from './queries'

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
function readStatusAnswer(answer: unknown, course: Course, lesson: Id): Course | undefined {
  const from = asRecord<Schema<'LessonStatusAnswer'>>(answer)
  const id = readId(from.id)
  if (Array.isArray(from.courseModules)) return sameId(id, course.id) ? readCourse(answer) : undefined
  return sameId(id, lesson) && 'lessonProgressStatus' in from
    ? withLessonStatus(course, lesson, readStatus(from.lessonProgressStatus))
    : undefined
}

interface StatusChange {
  readonly lesson: Id
  readonly status: LessonStatus
}

/**
 * It is optimistic, rolls back on failure and sends one call at a time. The answer replaces the cached
 * course, with the changes on top that are still to be sent.
 */
export function useLessonStatus(course: string) {
  const client = useQueryClient()
  const [announceText, session] = useUnit([announce, $session])
  const { queryKey } = learningQuery(course)
  return useApiMutation({
    scope: { id: `lesson-status:${course}` },
    call: ({ lesson, status }: StatusChange) =>
      unwrap(
        api.POST('/api/lesson/updateStatus', {
          body: { lessonId: lesson, lessonProgressStatus: status },
          // People leave the page right after they complete the lesson.
          keepalive: true,
        }),
      ),
    failure: coursesTexts.ref('lesson.statusFailed'),
    unknown: coursesTexts.ref('lesson.statusUnsure'),
    optimistic: {
      queries: { queryKey },
      apply: (cached: Course, { lesson, status }) => withLessonStatus(cached, lesson, status),
      answered: (cached: Course, answer, { lesson, status }) =>
        readStatusAnswer(answer, cached, lesson) ?? withLessonStatus(cached, lesson, status),
    },
    onSuccess(answer, change) {
      const { lesson, status } = change
      if (status === LessonStatus.completed) announceText(coursesTexts.ref('lesson.nowCompleted'))
      const query = client.getQueryCache().find({ queryKey })
      const confirmed = query && (overlayOf(client).confirmedData(query) as Course | undefined)
      if (!confirmed) return undefined
      recordCompletion(session, confirmed)
      return readStatusAnswer(answer, confirmed, lesson) ? undefined : client.invalidateQueries({ queryKey })
    },
  })
}
