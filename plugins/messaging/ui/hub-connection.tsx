import { $session, hubCredentials, type Id, loadCode, useSettings } from '@kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { conversationsQuery } from '../api/conversations.query'
import { createRefetchers } from '../api/create-refetcher'
import { loadHub } from '../api/load-hub'
import { messagesQuery } from '../api/messages.query'
import { messageReceived } from '../model/arrivals'
import { batch } from '../model/batch'
import { type Hub, type HubState, hubChanged, hubClosed, hubOpened, refetchersReady } from '../model/hub'
import { conversationOf, readReceived } from '../model/message'
import messagingSettings from '../settings'
import { useDeferredHub } from './use-deferred-hub'
import { useMessagingPersistence } from './use-messaging-persistence'
import { useOutbox } from './use-outbox'

/** Keeps the live connection of members, and takes what it brings to where it belongs (MSG-HUB-01, MSG-CHAT-03). */
export default function HubConnection() {
  const client = useQueryClient()
  const [session, tellHeard, tellOpened, tellState, tellClosed, beginAsking] = useUnit([
    $session,
    messageReceived,
    hubOpened,
    hubChanged,
    hubClosed,
    refetchersReady,
  ])
  useMessagingPersistence()
  useOutbox()
  const me = session?.person.id
  const received = useRef(0)

  useEffect(() => {
    const asking = createRefetchers(client)
    beginAsking(asking)
    return asking.stop
  }, [client, beginAsking])

  const { hub: address } = useSettings(messagingSettings)
  const isDue = useDeferredHub()
  useEffect(() => {
    if (!isDue) return
    let hub: Hub | undefined
    let isGone = false

    const hear = batch((args: readonly unknown[]) => {
      received.current += 1
      const message = readReceived(args, `live:${received.current}`)
      const conversation: Id | undefined = message && conversationOf(message, me)
      if (!message || conversation === undefined) return
      const stored = client.getQueryData(messagesQuery(conversation).queryKey)
      tellHeard({ conversation, message, stored })
    })
    const onState = (state: HubState) => {
      if (!isGone) tellState(state)
    }
    async function open(): Promise<void> {
      onState('Connecting')
      try {
        // The library is not needed by any screen's first sight.
        const { openHub } = await loadCode(loadHub)
        if (isGone) return
        // Whether the token is refused altogether the server says: then it ends the session.
        const onRefused = () =>
          client.fetchQuery({ ...conversationsQuery(), staleTime: 0, retry: false }).catch(() => undefined)
        hub = openHub({ access: hubCredentials(address), onState, onReceived: hear, onRefused })
      } catch {
        onState('Disconnected')
        hub = { tryNow: () => void open(), announce: () => Promise.reject(), close: async () => undefined }
      }
      tellOpened(hub)
    }
    void open()
    return () => {
      const closed = hub
      closed?.close().then(() => tellClosed(closed))
      isGone = true
    }
  }, [client, me, isDue, address, tellHeard, tellOpened, tellState, tellClosed])

  return null
}
