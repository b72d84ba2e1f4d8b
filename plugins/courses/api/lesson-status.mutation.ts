import { api, type Id, unwrap } from '@kernel'
import { announce } from '@kernel/parts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { LessonStatus } from '../model/lesson'
import { findRawLesson, mergeLessonStatus, withLesson } from '../model/raw-course'
import { coursesTexts } from '../texts'
import { learningQuery } from './learning.query'

interface StatusChange {
  readonly lesson: Id
  readonly status: LessonStatus
}

/**
 * Tells the server how far somebody is with a lesson (CRS-LES-02). It is shown at once and taken back when the server
 * refuses; calls go one after the other, and what is answered replaces the course.
 */
export function useLessonStatus(course: string) {
  const client = useQueryClient()
  const say = useUnit(announce)
  const { queryKey } = learningQuery(course)
  return useMutation({
    scope: { id: `lesson-status:${course}` },
    mutationFn: ({ lesson, status }: StatusChange) =>
      unwrap(
        api.POST('/api/lesson/updateStatus', { body: { lessonId: lesson, lessonProgressStatus: status } }),
      ),
    meta: { failure: coursesTexts.ref('lesson.statusFailed') },
    async onMutate({ lesson, status }) {
      await client.cancelQueries({ queryKey })
      const before = findRawLesson(client.getQueryData(queryKey), lesson)?.lessonProgressStatus
      change(lesson, status)
      return { before }
    },
    onError(_error, { lesson }, held) {
      change(lesson, held?.before)
      // Of two that were refused the second only knows what the first had promised.
      void client.invalidateQueries({ queryKey })
    },
    onSuccess(answer, { lesson, status }) {
      if (status === LessonStatus.completed) say(coursesTexts.ref('lesson.nowCompleted'))
      const now = mergeLessonStatus(client.getQueryData(queryKey), answer, course, lesson)
      if (now === undefined) return client.invalidateQueries({ queryKey })
      client.setQueriesData({ queryKey }, now)
      return undefined
    },
  })

  function change(lesson: Id, status: unknown) {
    client.setQueriesData({ queryKey }, (held: unknown) =>
      withLesson(held, lesson, { lessonProgressStatus: status }),
    )
  }
}
