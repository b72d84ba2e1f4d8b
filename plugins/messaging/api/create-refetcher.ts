import type { Id } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Refetcher } from '../model/hub'
import { type ConversationSnapshot, orderCheckTiming } from '../model/merge-messages'
import type { Message } from '../model/message'
import { conversationsQuery } from './conversations.query'
import { conversationOf, messagesPath, messagesQuery } from './messages.query'

/** Refetches requested within this time become one request, in ms. */
const debounceDelay = 300
/** Delay before the order of messages is checked with the server, in ms. */
const orderCheckDelay = 3_000

/** Refetches conversations, with one request at a time per query. @param client the query client of the session */
export function createRefetcher(client: QueryClient): Refetcher & { stop(): void } {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function schedule(name: string, queryKey: readonly unknown[], delay = debounceDelay): void {
    if (timers.has(name)) return
    const run = () => {
      // A running request may have started before the change that requires the refetch: wait for its end, then
      // request again.
      if (client.isFetching({ queryKey }) > 0) return void timers.set(name, setTimeout(run, debounceDelay))
      timers.delete(name)
      void client.invalidateQueries({ queryKey })
    }
    timers.set(name, setTimeout(run, delay))
  }

  return {
    refetch: (conversation) => schedule(String(conversation), messagesQuery(conversation).queryKey),
    refetchIfUnordered(conversation, arrivals) {
      const { queryKey } = messagesQuery(conversation)
      const stored = client.getQueryData(queryKey)
      const timing = stored && orderCheckTiming(stored, arrivals)
      if (!timing) return
      const name = `order of ${conversation}`
      if (timing === 'once-calm') {
        clearTimeout(timers.get(name))
        timers.delete(name)
      }
      schedule(name, queryKey, orderCheckDelay)
    },
    refetchIfUnknown(conversation) {
      if (!isListed(client, conversation)) schedule('', conversationsQuery().queryKey)
    },
    refetchAll() {
      // Refetch loaded and loading queries: if they were read before the hub connected, they may lack messages.
      for (const { queryKey } of client.getQueryCache().findAll({ predicate: isMessagingQuery }))
        if (client.getQueryState(queryKey)?.dataUpdateCount || client.isFetching({ queryKey, exact: true }))
          schedule(JSON.stringify(queryKey), queryKey)
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}

const isConversation = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[1] === messagesPath
const isMessagingQuery = (query: Pick<Query, 'queryKey'>) =>
  isConversation(query) || query.queryKey[1] === conversationsQuery().queryKey[1]

/** Reports each loaded conversation, starting with those in the cache. @returns a function that stops the reports */
export function onConversationLoaded(
  client: QueryClient,
  onLoaded: (read: { readonly conversation: Id; readonly messages: readonly Message[] }) => void,
): () => void {
  const report = (query: Query) => {
    const stored = query.state.data as ConversationSnapshot | undefined
    if (stored && isConversation(query))
      onLoaded({ conversation: conversationOf(query), messages: stored.messages })
  }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) report(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') report(event.query)
  })
}

/** Whether the list contains the conversation; true while the list is not loaded, because it will contain it. */
function isListed(client: QueryClient, conversation: Id): boolean {
  const { queryKey } = conversationsQuery()
  const list = client.getQueryData(queryKey)
  return !Array.isArray(list) || list.some((entry) => String(Object(entry).id) === String(conversation))
}
