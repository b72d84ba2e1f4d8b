import { $session, followAttention, type Id, isAttended, sameId } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { endOf, messagesAfter } from '../model/merge-messages'
import { visibilityChanged } from '../model/unread'
import type { Row } from './use-rows'

/**
 * Reports a conversation as read while its end is visible and the window has the focus, and counts the unread messages below.
 * @param isEndShown whether the list is scrolled to its end, and that end is in the window
 * @returns the number of messages from others that the user has not scrolled to
 */
export function useReadTracking(conversation: Id, rows: readonly Row[], isEndShown: boolean): number {
  const [session, setVisible] = useUnit([$session, visibilityChanged])
  const isSeen = useSyncExternalStore(followAttention, isAttended) && isEndShown
  useEffect(() => {
    if (!isSeen) return
    setVisible(conversation)
    return () => {
      setVisible(null)
    }
  }, [isSeen, conversation, setVisible])

  const [seen, setSeen] = useState(rows)
  if (isSeen && seen !== rows) setSeen(rows)
  const position = useMemo(() => endOf(seen), [seen])
  if (isSeen) return 0
  return messagesAfter(rows, position).filter(({ userId }) => !sameId(userId, session?.person.id)).length
}
