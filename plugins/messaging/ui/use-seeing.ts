import { $session, type Id, sameId } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { seeingChanged } from '../model/unread'
import type { Row } from './use-log'

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
export function useSeeing(conversation: Id, rows: readonly Row[], isAtEnd: boolean): number {
  const [session, tellSeeing] = useUnit([$session, seeingChanged])
  const isSeen = useSyncExternalStore(follow, isVisible) && isAtEnd
  useEffect(() => {
    if (!isSeen) return
    tellSeeing(conversation)
    return () => {
      tellSeeing(null)
    }
  }, [isSeen, conversation, tellSeeing])

  const last = rows.at(-1)?.key
  const [lastSeen, setLastSeen] = useState(last)
  if (isSeen && lastSeen !== last) setLastSeen(last)
  if (isSeen || lastSeen === last) return 0
  const since = rows.slice(rows.findLastIndex(({ key }) => key === lastSeen) + 1)
  return since.filter(({ userId }) => !sameId(userId, session?.person.id)).length
}
