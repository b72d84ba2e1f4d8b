import { $session, acquireTabLock, userStorage } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { notifyKey, notifyLoaded } from '../model/notify'
import { countingChanged, readUnread, unreadKey, unreadLoaded } from '../model/unread'

/** What the browser keeps of a person's messages, and what its tabs tell each other of them (decision:optional-message-fields and decision:tabs-share-session). */
export function useMessagingPersistence(): void {
  const [session, keepUnread, keepNotify, count] = useUnit([
    $session,
    unreadLoaded,
    notifyLoaded,
    countingChanged,
  ])

  useEffect(() => {
    if (!session) return
    const keep = userStorage(session)
    const hearUnread = (stored: string | null) => keepUnread(readUnread(stored))
    const hearNotify = (stored: string | null) => keepNotify(stored !== null)
    hearUnread(keep.get(unreadKey))
    hearNotify(keep.get(notifyKey))
    const ends = [keep.follow(unreadKey, hearUnread), keep.follow(notifyKey, hearNotify)]
    return () => {
      for (const end of ends) end()
    }
  }, [session, keepUnread, keepNotify])

  useEffect(() => {
    const turn = acquireTabLock('messaging')
    turn.acquired.then(
      () => count(true),
      () => undefined,
    )
    return turn.release
  }, [count])
}
