import type { Id } from '@kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { ConversationSnapshot } from '../model/merge-messages'
import { type Author, authorsOf, type Message } from '../model/message'
import { $hubState } from './hub'
import { useDeletedMessages } from './mutations'
import { requestPreview } from './previews'
import { messagesQuery } from './queries'

/**
 * Returns the last loaded message of a conversation, null if it has none; the first rows of the list also load their conversation.
 *
 * @param isEager whether to load it without waiting for the hub, which other screens than the messages connect late
 */
export function useLastMessage(conversation: Id, isEager = false): Message | null | undefined {
  const client = useQueryClient()
  const isConnected = useUnit($hubState) === 'Connected'
  // Run again after each connect, because messages may be missing.
  useEffect(() => {
    if (isConnected || isEager) requestPreview(client, conversation)
  }, [client, conversation, isConnected, isEager])
  const deleted = useDeletedMessages(conversation)
  const { data } = useQuery({
    ...messagesQuery(conversation),
    enabled: false,
    select: ({ messages }: ConversationSnapshot) => messages.findLast(({ id }) => !isIn(deleted, id)) ?? null,
  })
  return data
}

/** Returns the authors of a conversation as far as it is loaded. */
export const useAuthors = (conversation: Id): readonly Author[] | undefined =>
  useQuery({ ...messagesQuery(conversation), enabled: false, select: selectAuthors }).data

const selectAuthors = ({ messages }: ConversationSnapshot) => authorsOf(messages)

/** Returns the last messages of a conversation as far as it is loaded, the latest last. */
export function useLoadedMessages(conversation: Id, count: number): readonly Message[] {
  const deleted = useDeletedMessages(conversation)
  const { data = [] } = useQuery({
    ...messagesQuery(conversation),
    enabled: false,
    select: lastOnes(deleted, count),
  })
  return data
}

/** Query of the last messages of a conversation, the latest last; it loads the conversation, also without the hub. */
export function useLastMessages(conversation: Id, count: number) {
  const deleted = useDeletedMessages(conversation)
  return useQuery({
    ...messagesQuery(conversation),
    select: lastOnes(deleted, count),
  })
}

const lastOnes =
  (deleted: readonly Id[], count: number) =>
  ({ messages }: ConversationSnapshot) =>
    messages
      // Deleted messages may be among the last ones.
      .slice(-count - deleted.length)
      .filter(({ id }) => !isIn(deleted, id))
      .slice(-count)

const isIn = (ids: readonly Id[], id: Id | undefined) => ids.some((other) => String(other) === String(id))
