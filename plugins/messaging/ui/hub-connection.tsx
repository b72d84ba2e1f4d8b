import { $session, electTabLeader, followAttention, isAttended, useHref, userKey, useSettings } from '@kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { followConversations } from '../api/arrivals'
import { $hubState, hubRequested } from '../api/hub'
import { openOutbox } from '../api/open-outbox'
import { connectionReturned, outboxOpened, pageShown, tabClosed } from '../api/outbox'
import { messagesRoute } from '../contract'
import { delays } from '../model/delays'
import { conversationAsked, conversationLoaded } from '../model/message'
import { countingChanged } from '../model/unread'
import messagingSettings from '../settings'
import { useMessagingClient } from './use-messaging-client'

/** Restores messages that were not sent, or not reported to the hub, and follows changes in the user's other tabs. */
function useOutbox(): void {
  const client = useQueryClient()
  const [session, onOnline, onShown, onOpened, onTabClosed, onAsked, onLoaded] = useUnit([
    $session,
    connectionReturned,
    pageShown,
    outboxOpened,
    tabClosed,
    conversationAsked,
    conversationLoaded,
  ])
  const scope = useProvidedScope()
  const open = useEffectEvent(() => session && scope && openOutbox(session, { onOpened, scope, onTabClosed }))
  // Compare sessions by their user: a renewed session is a new object for the same user.
  const owner = session && userKey(session.person)

  useEffect(() => {
    const close = owner === null ? null : open()
    if (!close) return
    const stop = followConversations(client, onAsked, onLoaded)
    return () => {
      stop()
      close()
    }
  }, [owner, client, onAsked, onLoaded])
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

/**
 * Elects the tab that loads what may be unread and shows notices (decision:optional-message-fields, decision:tabs-share-session), among those
 * whose hub is connected: no other tab receives messages.
 */
function useUnreadLeader(): void {
  const [hubState, setCounting] = useUnit([$hubState, countingChanged])
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

/**
 * Returns whether the hub may connect: immediately on the messages screen, elsewhere after a delay, because the unread
 * count is not urgent.
 */
function useDeferredHub(): boolean {
  const isMessagesScreen = useLocation().pathname === useHref()(messagesRoute)
  const [isDue, setDue] = useState(isMessagesScreen)
  useEffect(() => {
    if (isDue) return
    if (isMessagesScreen) return setDue(true)
    const timer = setTimeout(() => setDue(true), delays.hubStart)
    return () => clearTimeout(timer)
  }, [isDue, isMessagesScreen])
  return isDue
}

/** Background component: opens the hub for members, and closes it at the end of the session. */
export default function HubConnection() {
  const request = useUnit(hubRequested)
  useMessagingClient()
  useUnreadLeader()
  useOutbox()

  const { hub: address } = useSettings(messagingSettings)
  const isDue = useDeferredHub()
  useEffect(() => {
    if (!isDue) return
    const closing = new AbortController()
    request({ address, signal: closing.signal })
    return () => closing.abort()
  }, [isDue, address, request])

  return null
}
