import { type Id, sameId } from '@kernel'
import type { Message } from './message'
import type { OutboxChange, QueuedMessage } from './queued-message'

type Outbox = readonly QueuedMessage[]

/** Marks a message as stored. Its id becomes an "earlier id" of queued messages with the same text. */
export function markStored(outbox: Outbox, key: string, id: Id | undefined): Outbox {
  const stored = outbox.find((message) => message.key === key)
  if (!stored) return outbox
  const others = outbox
    .filter((message) => message !== stored)
    .map((message) =>
      message.text === stored.text
        ? { ...message, earlierIds: message.earlierIds?.concat(id ?? []) }
        : message,
    )
  return [...others, { ...stored, state: 'stored' }]
}

/** Returns the other messages that {@link markStored} changed, as far as they belong to this tab. */
export function othersWithText(outbox: Outbox, keys: readonly string[], tab: string): Outbox {
  const texts = outbox.filter(({ key }) => keys.includes(key)).map(({ text }) => text)
  return outbox.filter(
    (message) => message.tab === tab && texts.includes(message.text) && !keys.includes(message.key),
  )
}

/** Applies a change of another tab to the outbox. @returns the same outbox if nothing changed */
export function applyOutboxChange(outbox: Outbox, change: OutboxChange): Outbox {
  if (change.kind === 'removed') {
    // A message that the server has stored moves to another browser storage. Ignore its removal from the first one.
    const isRemoved = ({ key, state }: QueuedMessage) =>
      key === change.key && (state === 'stored') === change.isStored
    return outbox.some(isRemoved) ? outbox.filter((message) => !isRemoved(message)) : outbox
  }
  const { message } = change
  return outbox.some(({ key }) => key === message.key)
    ? outbox.map((other) => (other.key === message.key ? message : other))
    : [...outbox, message]
}

/**
 * Takes over the messages of a closed tab. Messages that were being sent become failed: whether they arrived is
 * unknown, unless the tab was still reading their conversation.
 */
export const adoptMessages = (outbox: Outbox, closedTab: string, tab: string): QueuedMessage[] =>
  outbox
    .filter((message) => message.tab === closedTab)
    .map((message) =>
      message.state === 'sending'
        ? { ...message, tab, state: 'failed', isUncertain: message.earlierIds !== undefined }
        : { ...message, tab },
    )

/** Finds failed messages that the server has stored after all. */
export function findStored(
  outbox: Outbox,
  answer: readonly Message[],
): readonly { readonly key: string; readonly id: Id | undefined }[] {
  const found: { key: string; id: Id | undefined }[] = []
  for (const message of outbox) {
    const { earlierIds } = message
    if (message.state !== 'failed' || !message.isUncertain || !earlierIds) continue
    const isKnown = (id: Id | undefined) =>
      [...earlierIds, ...found.map((other) => other.id)].some((known) => sameId(known, id))
    const stored = answer.find(
      ({ id, text, userId }) =>
        id !== undefined && text === message.text && sameId(userId, message.userId) && !isKnown(id),
    )
    if (stored) found.push({ key: message.key, id: stored.id })
  }
  return found
}

/** Whether the message waits to be sent by this tab, and no other message to its conversation is being sent. */
export const isSendable = (
  { state, tab, destinationId }: QueuedMessage,
  here: string,
  inFlight: Outbox,
): boolean =>
  state === 'sending' &&
  [here, ''].includes(tab) &&
  !inFlight.some((other) => sameId(other.destinationId, destinationId))

/** Returns the messages that others hold back: each conversation is a line, whose messages are stored in the order of writing. */
export const heldMessages = (outbox: Outbox, heads: readonly string[]): Outbox =>
  outbox.filter(
    ({ state, destinationId }, at) =>
      state === 'sending' &&
      outbox
        .slice(0, at)
        .some(
          (head) =>
            head.state === 'failed' && heads.includes(head.key) && sameId(head.destinationId, destinationId),
        ),
  )
