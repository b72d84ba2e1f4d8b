import { type Id, sessionStore } from '@kernel'
import { createEvent, sample } from 'effector'
import { byId } from './by-id'
import { type Arrival, isDoubtful, type Stored } from './log'
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
  readonly stored: Stored | undefined
}

// Events: what happened

/** The hub has brought a message (MSG-CHAT-03). */
export const heard = createEvent<Heard>()
/** A message has come otherwise than by asking for its conversation. */
export const arrived = createEvent<Arrived>()

// Stores: what we remember

/** What has come since the conversations were asked for, by conversation. */
export const $arrivals = sessionStore<Readonly<Record<string, readonly Arrival[]>>>(byId()).on(
  arrived,
  (all, { conversation, arrival, since }) =>
    byId({
      ...all,
      [conversation]: [...(all[conversation] ?? []).filter(({ at }) => at >= since), arrival],
    }),
)

/** The conversations that something has come in, the latest first. */
export const $latest = sessionStore<readonly string[]>([]).on([heard, arrived], (latest, { conversation }) =>
  latest[0] === String(conversation)
    ? latest
    : [String(conversation), ...latest.filter((id) => id !== String(conversation))],
)

// Wiring: how they connect

const judged = sample({
  clock: heard,
  source: $arrivals,
  fn: (all, { conversation, message, stored }) => ({
    conversation,
    message,
    stored: stored && !isDoubtful(stored, all[conversation] ?? [], message) ? stored : undefined,
  }),
})

sample({
  clock: judged,
  filter: ({ stored }) => stored !== undefined,
  fn: ({ conversation, message, stored }) => ({
    conversation,
    arrival: { ...message, at: performance.now() },
    since: stored?.askedAt ?? 0,
  }),
  target: arrived,
})

/** What has come may be there already, or is not all there is: the server knows. */
export const doubted = sample({
  clock: judged,
  filter: ({ stored }) => stored === undefined,
  fn: ({ conversation }) => conversation,
})
