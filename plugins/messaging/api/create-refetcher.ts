import type { Id } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Refetcher } from '../model/hub'
import { type ConversationSnapshot, orderCheckTiming } from '../model/merge-messages'
import type { Message } from '../model/message'
import { conversationsQuery } from './conversations.query'
import { conversationOf, messagesPath, messagesQuery } from './messages.query'

/** Requests within this time in ms become one. */
const debounceDelay = 300
/** Delay in ms before the order is checked with the server. */
const orderCheckDelay = 3_000

/** Refetches conversations, at most one request at a time per query. @param client of the session */
export function createRefetcher(client: QueryClient): Refetcher & { stop(): void } {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function schedule(name: string, queryKey: readonly unknown[], delay = debounceDelay): void {
    if (timers.has(name)) return
    const run = () => {
      // A running request may be older than the reason for this one: wait for it, then request again.
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
      // Later reads are complete; earlier ones may have missed messages.
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

/** Reports each loaded conversation, starting with those in the cache. @returns stops it */
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

/** True if the list was not loaded yet: it will contain the conversation. */
function isListed(client: QueryClient, conversation: Id): boolean {
  const { queryKey } = conversationsQuery()
  const list = client.getQueryData(queryKey)
  return !Array.isArray(list) || list.some((entry) => String(Object(entry).id) === String(conversation))
}
