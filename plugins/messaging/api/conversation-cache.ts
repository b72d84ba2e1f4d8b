import type { Id } from '@kernel'
import type { QueryClient } from '@tanstack/react-query'
import type { Asking } from '../model/hub'
import { isOrderDoubtful } from '../model/log'
import { conversationsQuery } from './conversations.query'
import { messagesQuery } from './messages.query'

/** Milliseconds in which several reasons to ask the server are one question. */
const together = 300
/** Milliseconds that may pass until what two wrote at the same time stands as the server has it. */
const untilInOrder = 3_000

/** Asks the server for conversations again, not more often than it can answer. @param client of the session */
export function askingOf(client: QueryClient): Asking & { stop(): void } {
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
      if (stored && isOrderDoubtful(stored, arrivals)) ask(`order of ${conversation}`, queryKey, untilInOrder)
    },
    named(conversation) {
      if (!isListed(client, conversation)) ask('', conversationsQuery().queryKey)
    },
    all() {
      ask('', conversationsQuery().queryKey)
      ask('all', ['get', '/api/Message/Messages'])
    },
    stop() {
      for (const timer of due.values()) clearTimeout(timer)
      due.clear()
    },
  }
}

/** Whether the list names a conversation; a list that was not read yet will. */
function isListed(client: QueryClient, conversation: Id): boolean {
  const { queryKey } = conversationsQuery()
  const list = client.getQueryData(queryKey)
  return !Array.isArray(list) || list.some((entry) => String(Object(entry).id) === String(conversation))
}
