import { $session, electTabLeader } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $hubState } from '../api/hub'
import { notifyLoaded, storedNotify } from '../model/notify'
import { countingChanged, storedUnread, unreadLoaded } from '../model/unread'

/**
 * Loads unread counts and the choice about notifications, follows other tabs and elects the tab that counts unread
 * messages (decision:optional-message-fields, decision:tabs-share-session), among those whose hub is connected: no other
 * tab receives messages.
 */
export function useMessagingPersistence(): void {
  const [session, hubState, loadUnread, loadNotify, setCounting] = useUnit([
    $session,
    $hubState,
    unreadLoaded,
    notifyLoaded,
    countingChanged,
  ])

  useEffect(() => {
    const unread = storedUnread(session)
    const notify = storedNotify(session)
    loadUnread(unread.load())
    loadNotify(notify.load())
    const unsubscribes = [unread.follow(loadUnread), notify.follow(loadNotify)]
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [session, loadUnread, loadNotify])

  const isConnected = hubState === 'Connected'
  useEffect(() => {
    if (!isConnected) return
    const stop = electTabLeader('messaging', setCounting)
    return () => {
      stop()
      setCounting(false)
    }
  }, [isConnected, setCounting])
}
