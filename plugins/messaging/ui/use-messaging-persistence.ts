import { $session, acquireTabLock, userStorage } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { notifyKey, notifyLoaded } from '../model/notify'
import { countingChanged, readUnread, unreadKey, unreadLoaded } from '../model/unread'

/**
 * Loads unread counts and the choice about notifications, follows other tabs and elects the tab that counts unread
 * messages (decision:optional-message-fields, decision:tabs-share-session).
 */
export function useMessagingPersistence(): void {
  const [session, loadUnread, loadNotify, setCounting] = useUnit([
    $session,
    unreadLoaded,
    notifyLoaded,
    countingChanged,
  ])

  useEffect(() => {
    if (!session) return
    const storage = userStorage(session)
    const handleUnread = (stored: string | null) => loadUnread(readUnread(stored))
    const handleNotify = (stored: string | null) => loadNotify(stored !== null)
    handleUnread(storage.get(unreadKey))
    handleNotify(storage.get(notifyKey))
    const unsubscribes = [storage.follow(unreadKey, handleUnread), storage.follow(notifyKey, handleNotify)]
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [session, loadUnread, loadNotify])

  useEffect(() => {
    const lock = acquireTabLock('messaging')
    lock.acquired.then(
      () => setCounting(true),
      () => undefined,
    )
    return lock.release
  }, [setCounting])
}
