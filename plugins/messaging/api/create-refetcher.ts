import type { Id } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Refetchers } from '../model/hub'
import { type ConversationSnapshot, isOrderDoubtful } from '../model/merge-messages'
import type { Message } from '../model/message'
import { conversationsQuery } from './conversations.query'
import { conversationOf, messagesPath, messagesQuery } from './messages.query'

/** Milliseconds in which several reasons to ask the server are one question. */
const together = 300
/** Milliseconds that may pass until what was announced in another order stands as the server has it. */
const untilInOrder = 3_000

/** Asks the server for conversations again, not more often than it can answer. @param client of the session */
export function createRefetchers(client: QueryClient): Refetchers & { stop(): void } {
  const due = new Map<string, ReturnType<typeof setTimeout>>()

  function ask(name: string, queryKey: readonly unknown[], pause = together): void {
    if (due.has(name)) return
    const look = () => {
      // An answer that is on its way may be older than what has come: it is awaited, and asked for once more.
      if (client.isFetching({ queryKey }) > 0) return void due.set(name, setTimeout(look, together))
      due.delete(name)
      void client.invalidateQueries({ queryKey })
    }
    due.set(name, setTimeout(look, pause))
  }

  return {
    again: (conversation) => ask(String(conversation), messagesQuery(conversation).queryKey),
    inOrder(conversation, arrivals) {
      const { queryKey } = messagesQuery(conversation)
      const stored = client.getQueryData(queryKey)
      const doubt = stored && isOrderDoubtful(stored, arrivals)
      if (!doubt) return
      const name = `order of ${conversation}`
      if (doubt === 'once-calm') {
        clearTimeout(due.get(name))
        due.delete(name)
      }
      ask(name, queryKey, untilInOrder)
    },
    named(conversation) {
      if (!isListed(client, conversation)) ask('', conversationsQuery().queryKey)
    },
    all() {
      // What is read from now on misses nothing: what was asked for before may.
      for (const { queryKey } of client.getQueryCache().findAll({ predicate: isOfMessages }))
        if (client.getQueryState(queryKey)?.dataUpdateCount || client.isFetching({ queryKey, exact: true }))
          ask(JSON.stringify(queryKey), queryKey)
    },
    stop() {
      for (const timer of due.values()) clearTimeout(timer)
      due.clear()
    },
  }
}

const isConversation = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[1] === messagesPath
const isOfMessages = (query: Pick<Query, 'queryKey'>) =>
  isConversation(query) || query.queryKey[1] === conversationsQuery().queryKey[1]

/**
 * Tells of each answer for a conversation, those that are there already first.
 *
 * @returns ends it
 */
export function followReads(
  client: QueryClient,
  hear: (read: { readonly conversation: Id; readonly messages: readonly Message[] }) => void,
): () => void {
  const tell = (query: Query) => {
    const stored = query.state.data as ConversationSnapshot | undefined
    if (stored && isConversation(query))
      hear({ conversation: conversationOf(query), messages: stored.messages })
  }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) tell(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') tell(event.query)
  })
}

/** Whether the list names a conversation; a list that was not read yet will. */
function isListed(client: QueryClient, conversation: Id): boolean {
  const { queryKey } = conversationsQuery()
  const list = client.getQueryData(queryKey)
  return !Array.isArray(list) || list.some((entry) => String(Object(entry).id) === String(conversation))
}
