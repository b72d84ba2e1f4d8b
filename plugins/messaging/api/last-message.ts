import type { Id } from '@kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { type Author, authorsOf, type Message } from '../model/message'
import { $canLoadConversations, $hubState } from './hub'
import { requestPreview } from './previews'
import { messagesQuery } from './queries'

/**
 * Returns the last message of a conversation, null if it has none, and the authors; undefined while they are awaited, null
 * if they do not come. The first rows of the list load their conversation.
 *
 * @param isEager whether to load it without waiting for the hub, which other screens than the messages connect late
 */
export function usePreview(conversation: Id, isEager = false) {
  const client = useQueryClient()
  const [hubState, canLoad] = useUnit([$hubState, $canLoadConversations])
  const isConnected = hubState === 'Connected'
  const [isComing, setComing] = useState(true)
  // Run again after each connect, because messages may be missing.
  useEffect(() => {
    if (isConnected || isEager) setComing(requestPreview(client, conversation))
  }, [client, conversation, isConnected, isEager])
  const { data, isError, fetchStatus } = useQuery({
    ...messagesQuery(conversation),
    enabled: false,
    select: previewOf,
  })
  // Without the hub, the list shows what is known.
  const isAwaited = isComing && (isEager || isConnected || !canLoad)
  return data ?? (isError || !isAwaited || fetchStatus === 'paused' ? null : undefined)
}

const previewOf = (messages: readonly Message[]) => ({
  last: messages.at(-1) ?? null,
  authors: authorsOf(messages),
})

/** Returns the authors of a conversation as far as it is loaded. */
export const useAuthors = (conversation: Id): readonly Author[] | undefined =>
  useQuery({ ...messagesQuery(conversation), enabled: false, select: authorsOf }).data

/** Returns the last messages of a conversation as far as it is loaded, the latest last. */
export function useLoadedMessages(conversation: Id, count: number): readonly Message[] {
  const { data = [] } = useQuery({
    ...messagesQuery(conversation),
    enabled: false,
    select: (messages) => messages.slice(-count),
  })
  return data
}

/** Query of the last messages of a conversation, the latest last; it loads the conversation, also without the hub. */
export const useLastMessages = (conversation: Id, count: number) =>
  useQuery({ ...messagesQuery(conversation), select: (messages) => messages.slice(-count) })
