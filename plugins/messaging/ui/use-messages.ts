import { $session, type Id, sameId } from '@kernel'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import { $arrivals } from '../model/arrivals'
import { $deleted } from '../model/deleted'
import { type ConversationSnapshot, firstUnseen, mergeMessages, stillOnTheWay } from '../model/merge-messages'
import type { Message } from '../model/message'
import { $outbox } from '../model/outbox'
import type { QueuedMessage } from '../model/queued-message'
import { $unread } from '../model/unread'

/** A line of a conversation: said, or still to arrive. */
export interface Row extends Omit<Message, 'id' | 'userName' | 'sentAt'> {
  readonly id?: Id | undefined
  readonly userName?: string
  readonly sentAt?: unknown
  /** Where it is on its way; nothing once the server has it. */
  readonly state?: QueuedMessage['state']
}

const nothing: readonly never[] = []

/** A conversation as it is drawn, and the first line of it that is new since it was last seen. */
export function useMessages(conversation: Id, stored: ConversationSnapshot) {
  const [session, arrivals, deleted, outbox, unread] = useUnit([
    $session,
    $arrivals,
    $deleted,
    $outbox,
    $unread,
  ])
  const mine = arrivals[conversation] ?? nothing

  const log = useMemo(() => {
    const whole = mergeMessages(stored, mine)
    return deleted.length === 0
      ? whole
      : whole.filter(({ id }) => id === undefined || !deleted.includes(String(id)))
  }, [stored, mine, deleted])
  const rows = useMemo((): readonly Row[] => {
    const toHere = outbox.filter(({ destinationId }) => sameId(destinationId, conversation))
    return toHere.length === 0 ? log : [...log, ...stillOnTheWay(toHere, log)]
  }, [log, outbox, conversation])

  // As it was when the conversation was opened: the line stays where it is.
  const [firstNew] = useState(() => {
    const count = unread[conversation] ?? 0
    return count > 0 ? firstUnseen(log, count, session?.person.id)?.key : undefined
  })
  return { rows, firstNew }
}
