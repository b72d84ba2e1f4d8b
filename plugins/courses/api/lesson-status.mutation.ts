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
 * Stores the progress of a lesson (CRS-LES-02): optimistic, rolled back on failure, one call at a time; the answer
 * replaces the cached course.
 */
export function useLessonStatus(course: string) {
  const client = useQueryClient()
  const announceText = useUnit(announce)
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
      const previousStatus = findRawLesson(client.getQueryData(queryKey), lesson)?.lessonProgressStatus
      setCachedStatus(lesson, status)
      return { previousStatus }
    },
    onError(_error, { lesson }, context) {
      setCachedStatus(lesson, context?.previousStatus)
      // After two failures the rollback of the second restores the optimistic value of the first: refetch.
      void client.invalidateQueries({ queryKey })
    },
    onSuccess(answer, { lesson, status }) {
      if (status === LessonStatus.completed) announceText(coursesTexts.ref('lesson.nowCompleted'))
      const merged = mergeLessonStatus(client.getQueryData(queryKey), answer, course, lesson)
      if (merged === undefined) return client.invalidateQueries({ queryKey })
      client.setQueriesData({ queryKey }, merged)
      return undefined
    },
  })

  function setCachedStatus(lesson: Id, status: unknown) {
    client.setQueriesData({ queryKey }, (cached: unknown) =>
      withLesson(cached, lesson, { lessonProgressStatus: status }),
    )
  }
}
