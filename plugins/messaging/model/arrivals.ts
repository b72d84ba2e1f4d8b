import { type Id, sessionStore } from '@kernel'
import { createEvent, sample } from 'effector'
import { createIdMap } from './create-id-map'
import { type Arrival, type ConversationSnapshot, mayBeDuplicate } from './merge-messages'
import type { Received } from './message'

interface AppendedMessage {
  readonly conversation: Id
  readonly arrival: Arrival
  /** Time from which arrivals are kept. Earlier arrivals are dropped, because the server's answer contains them. */
  readonly since: number
}

interface ReceivedMessage {
  readonly conversation: Id
  readonly message: Received
  /** The loaded messages of the conversation; undefined if it was not loaded. */
  readonly stored: ConversationSnapshot | undefined
}

// Events

/** The hub delivered a message (MSG-CHAT-03). */
export const messageReceived = createEvent<ReceivedMessage>()
/** A message arrived from the hub or from sending, and is shown without another request. */
export const messageAppended = createEvent<AppendedMessage>()

// Stores

/** Messages that arrived since their conversation was loaded, by conversation. */
export const $arrivals = sessionStore<Readonly<Record<string, readonly Arrival[]>>>(createIdMap()).on(
  messageAppended,
  (arrivals, { conversation, arrival, since }) =>
    createIdMap({
      ...arrivals,
      [conversation]: [...(arrivals[conversation] ?? []).filter(({ at }) => at >= since), arrival],
    }),
)

/** Ids of the conversations with new messages, latest first. */
export const $latest = sessionStore<readonly string[]>([]).on(
  [messageReceived, messageAppended],
  (latest, { conversation }) =>
    latest[0] === String(conversation)
      ? latest
      : [String(conversation), ...latest.filter((id) => id !== String(conversation))],
)

// Data flow between events, stores and effects

const classified = sample({
  clock: messageReceived,
  source: $arrivals,
  fn: (arrivals, { conversation, message, stored }) => ({
    conversation,
    message,
    stored: stored && !mayBeDuplicate(stored, arrivals[conversation] ?? [], message) ? stored : undefined,
  }),
})

sample({
  clock: classified,
  filter: ({ stored }) => stored !== undefined,
  fn: ({ conversation, message, stored }) => ({
    conversation,
    arrival: { ...message, at: performance.now() },
    since: stored?.askedAt ?? 0,
  }),
  target: messageAppended,
})

/** A received message may be a duplicate, or its conversation was not loaded; only the server knows. */
export const duplicateSuspected = sample({
  clock: classified,
  filter: ({ stored }) => stored === undefined,
  fn: ({ conversation }) => conversation,
})
