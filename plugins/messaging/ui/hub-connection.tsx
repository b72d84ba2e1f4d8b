import { $session, hubCredentials, type Id, loadCode, useSettings } from '@kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { conversationsQuery } from '../api/conversations.query'
import { createRefetcher } from '../api/create-refetcher'
import { loadHub } from '../api/load-hub'
import { messagesQuery } from '../api/messages.query'
import { messageReceived } from '../model/arrivals'
import { batch } from '../model/batch'
import { type Hub, type HubState, hubClosed, hubOpened, hubStateChanged, refetcherReady } from '../model/hub'
import { conversationOf, readReceived } from '../model/message'
import messagingSettings from '../settings'
import { useDeferredHub } from './use-deferred-hub'
import { useMessagingPersistence } from './use-messaging-persistence'
import { useOutbox } from './use-outbox'

/** Background component: connects the hub for members and passes received messages on (MSG-HUB-01, MSG-CHAT-03). */
export default function HubConnection() {
  const client = useQueryClient()
  const [session, received, opened, stateChanged, closed, setRefetcher] = useUnit([
    $session,
    messageReceived,
    hubOpened,
    hubStateChanged,
    hubClosed,
    refetcherReady,
  ])
  useMessagingPersistence()
  useOutbox()
  const userId = session?.person.id
  const receivedCount = useRef(0)

  useEffect(() => {
    const refetcher = createRefetcher(client)
    setRefetcher(refetcher)
    return refetcher.stop
  }, [client, setRefetcher])

  const { hub: address } = useSettings(messagingSettings)
  const isDue = useDeferredHub()
  useEffect(() => {
    if (!isDue) return
    let hub: Hub | undefined
    let isUnmounted = false

    const handleMessage = batch((args: readonly unknown[]) => {
      receivedCount.current += 1
      const message = readReceived(args, `live:${receivedCount.current}`)
      const conversation: Id | undefined = message && conversationOf(message, userId)
      if (!message || conversation === undefined) return
      const stored = client.getQueryData(messagesQuery(conversation).queryKey)
      received({ conversation, message, stored })
    })
    const onState = (state: HubState) => {
      if (!isUnmounted) stateChanged(state)
    }
    async function open(): Promise<void> {
      onState('Connecting')
      try {
        // Load the hub late: no screen needs it for the first paint.
        const { openHub } = await loadCode(loadHub)
        if (isUnmounted) return
        // Send a request with the token that the hub rejected: if the API rejects the token too, the session ends.
        const onRefused = () =>
          client.fetchQuery({ ...conversationsQuery(), staleTime: 0, retry: false }).catch(() => undefined)
        hub = openHub({ access: hubCredentials(address), onState, onReceived: handleMessage, onRefused })
      } catch {
        onState('Disconnected')
        hub = {
          reconnectNow: () => void open(),
          announce: () => Promise.reject(),
          close: async () => undefined,
        }
      }
      opened(hub)
    }
    void open()
    return () => {
      const closing = hub
      closing?.close().then(() => closed(closing))
      isUnmounted = true
    }
  }, [client, userId, isDue, address, received, opened, stateChanged, closed])

  return null
}
