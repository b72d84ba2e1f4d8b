import { $session, type Id, liveAccess, loadCode, useSettings } from '@kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { askingOf } from '../api/conversation-cache'
import { conversationsQuery } from '../api/conversations.query'
import { loadHub } from '../api/load-hub'
import { messagesQuery } from '../api/messages.query'
import { heard } from '../model/arrivals'
import { askingBegun, type Hub, type HubState, hubChanged, hubClosed, hubOpened } from '../model/hub'
import { inBatches } from '../model/in-batches'
import { conversationOf, readReceived } from '../model/message'
import messagingSettings from '../settings'
import { useHubDue } from './use-hub-due'
import { useMessagingKeep } from './use-messaging-keep'
import { useOutbox } from './use-outbox'

/** Keeps the live connection of members, and takes what it brings to where it belongs (MSG-HUB-01, MSG-CHAT-03). */
export default function LiveCompany() {
  const client = useQueryClient()
  const [session, tellHeard, tellOpened, tellState, tellClosed, beginAsking] = useUnit([
    $session,
    heard,
    hubOpened,
    hubChanged,
    hubClosed,
    askingBegun,
  ])
  useMessagingKeep()
  useOutbox()
  const me = session?.person.id
  const received = useRef(0)

  useEffect(() => {
    const asking = askingOf(client)
    beginAsking(asking)
    return asking.stop
  }, [client, beginAsking])

  const { hub: address } = useSettings(messagingSettings)
  const isDue = useHubDue()
  useEffect(() => {
    if (!isDue) return
    let hub: Hub | undefined
    let isGone = false

    const hear = inBatches((args: readonly unknown[]) => {
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
        hub = openHub({ access: liveAccess(address), onState, onReceived: hear, onRefused })
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
