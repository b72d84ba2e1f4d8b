import { asRecord, type Id, sameId } from '@kernel'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Lesson, LessonStatus } from '../model/lesson'

interface MarkStartedOptions {
  readonly lesson: Lesson
  /** Whether the server told the status since the course was opened: a stored one may be older than a completion elsewhere. */
  readonly isFresh: boolean
  readonly setStatus: (status: LessonStatus) => void
}

/**
 * Marks an opened lesson as started, unless the user came by the link "previous" or completed it before
 * (decision:reopened-lessons).
 */
export function useMarkStarted({ lesson: { id, status }, isFresh, setStatus }: MarkStartedOptions): void {
  const { state } = useLocation()
  const keepsStatus = asRecord(state).keepsStatus === true
  const openedId = useRef<Id>(undefined)
  useEffect(() => {
    if (!isFresh || id === undefined || sameId(openedId.current, id)) return
    // Mark a lesson once per visit, even when its status changes later.
    openedId.current = id
    if (!keepsStatus && status === LessonStatus.notStarted) setStatus(LessonStatus.inProgress)
  }, [id, status, isFresh, keepsStatus, setStatus])
}
