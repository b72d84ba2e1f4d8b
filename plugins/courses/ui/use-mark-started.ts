import { asRecord, type Id, sameId } from '@kernel'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Lesson, LessonStatus } from '../model/lesson'

/**
 * Whoever opens a lesson has begun it, unless they came by "previous" (CRS-LES-02). One that is completed stays so: to
 * look at it again undoes nothing (decision:reopened-lessons).
 */
export function useMarkStarted({ id, status }: Lesson, begin: (status: LessonStatus) => void): void {
  const { state } = useLocation()
  const keepsStatus = asRecord(state).keepsStatus === true
  const opened = useRef<Id>(undefined)
  useEffect(() => {
    if (id === undefined || sameId(opened.current, id)) return
    // Whatever becomes of its status later, it is opened once.
    opened.current = id
    if (!keepsStatus && status === LessonStatus.notStarted) begin(LessonStatus.inProgress)
  }, [id, status, keepsStatus, begin])
}
