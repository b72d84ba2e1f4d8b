import { $session, type Id, sameId } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { linesBelow } from '../model/merge-messages'
import { visibilityChanged } from '../model/unread'
import type { Row } from './use-messages'

const follow = (hear: () => void) => {
  document.addEventListener('visibilitychange', hear)
  return () => document.removeEventListener('visibilitychange', hear)
}
const isVisible = () => document.visibilityState === 'visible'

/**
 * Tells that the end of a conversation is before the reader's eyes, and counts what others have said below them.
 *
 * @returns how much has come that the reader has not scrolled to
 */
export function useReadTracking(conversation: Id, rows: readonly Row[], isAtEnd: boolean): number {
  const [session, tellSeeing] = useUnit([$session, visibilityChanged])
  const isSeen = useSyncExternalStore(follow, isVisible) && isAtEnd
  useEffect(() => {
    if (!isSeen) return
    tellSeeing(conversation)
    return () => {
      tellSeeing(null)
    }
  }, [isSeen, conversation, tellSeeing])

  const last = rows.at(-1)
  const [lastSeen, setLastSeen] = useState(last)
  if (isSeen && lastSeen?.key !== last?.key) setLastSeen(last)
  if (isSeen || lastSeen?.key === last?.key) return 0
  return linesBelow(rows, lastSeen).filter(({ userId }) => !sameId(userId, session?.person.id)).length
}
