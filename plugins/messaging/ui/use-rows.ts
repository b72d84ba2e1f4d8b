import { $session, type Id, sameId } from '@kernel'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import { $outbox } from '../api/outbox'
import { useMessages } from '../api/use-conversations'
import { unconfirmedMessages, unreadAfter } from '../model/merge-messages'
import type { Message } from '../model/message'
import type { QueuedMessage } from '../model/queued-message'
import { $reading, readingOf } from '../model/unread'

export interface Row extends Omit<Message, 'id' | 'userName' | 'sentAt'> {
  readonly id?: Id | undefined
  readonly userName?: string
  readonly sentAt?: unknown
  /** State in the outbox; undefined once the server has stored the message. */
  readonly state?: QueuedMessage['state']
}

const none: readonly never[] = []

/** Returns the rows of a loaded conversation and the key of the first unread one. */
export function useRows(conversation: Id) {
  const [session, outbox, reading] = useUnit([$session, $outbox, $reading])
  // Read messages and outbox in the same render: a message that moves from one to the other must not disappear.
  const { data: messages = none, isFetching, isError } = useMessages(conversation)
  const rows = useMemo((): readonly Row[] => {
    const queued = outbox.filter(({ destinationId }) => sameId(destinationId, conversation))
    return queued.length === 0 ? messages : [...messages, ...unconfirmedMessages(queued, messages)]
  }, [messages, outbox, conversation])

  // The first unread message is fixed when the conversation opens, so that the separator does not move; if its messages
  // are outdated then, once they have loaded again. The position is that of the opening: it moves from then on.
  const [position] = useState(() => readingOf(reading, conversation))
  const [firstNew, setFirstNew] = useState<string | null>()
  if (firstNew === undefined && !isFetching && !isError)
    setFirstNew(unreadAfter(messages, position, session?.person.id)[0]?.key ?? null)
  return { rows, firstNew }
}
