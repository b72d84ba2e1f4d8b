import { $session, type Id, sameId } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { messagesAfter } from '../model/merge-messages'
import { visibilityChanged } from '../model/unread'
import type { Row } from './use-rows'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isVisible = () => document.visibilityState === 'visible'

/**
 * Reports a conversation as read while its end is visible, and counts the unread messages below.
 * @param isEndShown whether the list is scrolled to its end, and that end is in the window
 * @returns the number of messages from others that the user has not scrolled to
 */
export function useReadTracking(conversation: Id, rows: readonly Row[], isEndShown: boolean): number {
  const [session, setVisible] = useUnit([$session, visibilityChanged])
  const isSeen = useSyncExternalStore(subscribe, isVisible) && isEndShown
  useEffect(() => {
    if (!isSeen) return
    setVisible(conversation)
    return () => {
      setVisible(null)
    }
  }, [isSeen, conversation, setVisible])

  // All of them: the last one may be deleted.
  const [seen, setSeen] = useState(rows)
  if (isSeen && seen !== rows) setSeen(rows)
  if (isSeen) return 0
  return messagesAfter(rows, seen).filter(({ userId }) => !sameId(userId, session?.person.id)).length
}
