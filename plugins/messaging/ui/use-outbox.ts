import { $session, followAttention, isAttended, userKey } from '@kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { onConversationLoaded } from '../api/arrivals'
import { openOutbox } from '../api/open-outbox'
import { connectionReturned, outboxOpened, pageShown, tabClosed } from '../api/outbox'
import { conversationLoaded } from '../model/message'

/** Restores messages that were not sent, or not reported to the hub, and follows changes in the user's other tabs. */
export function useOutbox(): void {
  const client = useQueryClient()
  const [session, onOnline, onShown, onOpened, onTabClosed, onLoaded] = useUnit([
    $session,
    connectionReturned,
    pageShown,
    outboxOpened,
    tabClosed,
    conversationLoaded,
  ])
  const scope = useProvidedScope()
  const open = useEffectEvent(() => session && scope && openOutbox(session, { onOpened, scope, onTabClosed }))
  // Compare sessions by their user: a renewed session is a new object for the same user.
  const owner = session && userKey(session.person)

  useEffect(() => {
    const close = owner === null ? null : open()
    if (!close) return
    const stop = onConversationLoaded(client, onLoaded)
    return () => {
      stop()
      close()
    }
  }, [owner, client, onLoaded])
  // The hub may survive a short network failure without reconnecting, so these events also start a retry.
  useEffect(() => {
    const handleOnline = () => onOnline()
    addEventListener('online', handleOnline)
    const stop = followAttention(() => isAttended() && onShown())
    return () => {
      removeEventListener('online', handleOnline)
      stop()
    }
  }, [onOnline, onShown])
}
