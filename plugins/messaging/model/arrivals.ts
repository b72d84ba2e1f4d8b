import { type Id, sessionStore } from '@kernel'
import { createEvent, sample } from 'effector'
import { createIdMap } from './create-id-map'
import { type Arrival, type ConversationSnapshot, isDoubtful } from './merge-messages'
import type { Received } from './message'

interface Arrived {
  readonly conversation: Id
  readonly arrival: Arrival
  /** What came before is in the server's answer by now. */
  readonly since: number
}

interface Heard {
  readonly conversation: Id
  readonly message: Received
  /** What the server has answered for this conversation; nothing where it was not asked. */
  readonly stored: ConversationSnapshot | undefined
}

// Events: what happened

/** The hub has brought a message (MSG-CHAT-03). */
export const messageReceived = createEvent<Heard>()
/** A message has come otherwise than by asking for its conversation. */
export const messageAppended = createEvent<Arrived>()

// Stores: what we remember

/** What has come since the conversations were asked for, by conversation. */
export const $arrivals = sessionStore<Readonly<Record<string, readonly Arrival[]>>>(createIdMap()).on(
  messageAppended,
  (all, { conversation, arrival, since }) =>
    createIdMap({
      ...all,
      [conversation]: [...(all[conversation] ?? []).filter(({ at }) => at >= since), arrival],
    }),
)

/** The conversations that something has come in, the latest first. */
export const $latest = sessionStore<readonly string[]>([]).on(
  [messageReceived, messageAppended],
  (latest, { conversation }) =>
    latest[0] === String(conversation)
      ? latest
      : [String(conversation), ...latest.filter((id) => id !== String(conversation))],
)

// Wiring: how they connect

const classified = sample({
  clock: messageReceived,
  source: $arrivals,
  fn: (all, { conversation, message, stored }) => ({
    conversation,
    message,
    stored: stored && !isDoubtful(stored, all[conversation] ?? [], message) ? stored : undefined,
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

/** What has come may be there already, or is not all there is: the server knows. */
export const duplicateSuspected = sample({
  clock: classified,
  filter: ({ stored }) => stored === undefined,
  fn: ({ conversation }) => conversation,
})
