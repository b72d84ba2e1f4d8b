import { type Id, sessionStore } from '@kernel'
import { attach, combine, createEvent, sample } from 'effector'
import { $arrivals, duplicateSuspected, messageAppended, messageReceived } from './arrivals'
import type { Arrival } from './merge-messages'
import { $unannounced, announced, messageTaken, sentElsewhere } from './outbox'
import type { QueuedMessage } from './queued-message'

/** Where the live connection stands (MSG-HUB-01). */
export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Disconnecting' | 'Reconnecting'

/** How the server is asked for conversations again. */
export interface Refetchers {
  /** What is there of a conversation may not be all that the server has. */
  again(conversation: Id): void
  /** The server's order is taken over where what has come since it was asked may stand in another one. */
  inOrder(conversation: Id, arrivals: readonly Arrival[]): void
  /** Something has been said in it: the list has to name it. */
  named(conversation: Id): void
  /** The connection was away: anything may have come. */
  all(): void
}

/** What the recipients are told over the hub. */
export interface Announcement {
  readonly destinationId: Id
  readonly text: string
}

/** A live connection, as others drive it. */
export interface Hub {
  /** Tries at once instead of when it is due, and begins to count tries anew. */
  tryNow(): void
  /** @throws when the connection breaks before the server has answered */
  announce(announcement: Announcement): Promise<void>
  /** Ends it; kept once it is. */
  close(): Promise<void>
}

// Events: what happened

export const hubOpened = createEvent<Hub>()
export const refetchersReady = createEvent<Refetchers>()
export const hubChanged = createEvent<HubState>()
/** A connection has ended for good. */
export const hubClosed = createEvent<Hub>()
/** So long nobody waits for the connection any more. */
export const hubWaitOver = createEvent()
export const tryNowAsked = createEvent()

// Stores: what we remember

const $hub = sessionStore<Hub | null>(null).on(hubOpened, (_, hub) => hub)
export const $hubState = sessionStore<HubState>('Disconnected').on(hubChanged, (_, state) => state)
/** Counts the connections, one after the other. */
const $connection = sessionStore(0).on(hubChanged, (count, state) => count + (state === 'Connected' ? 1 : 0))
/** Whether conversations may be read: what is read before the connection is there would have to be read once more. */
export const $isReadingDue = sessionStore(false)
  .on(hubChanged, (isDue, state) => isDue || state === 'Connected')
  .on(hubWaitOver, () => true)

const $asking = sessionStore<Refetchers | null>(null).on(refetchersReady, (_, asking) => asking)

// Effects: what leaves this module

const askAgainFx = attach({
  source: $asking,
  effect: (asking, conversation: Id) => asking?.again(conversation),
})
const askInOrderFx = attach({
  source: { asking: $asking, arrivals: $arrivals },
  effect: ({ asking, arrivals }, conversation: Id) =>
    asking?.inOrder(conversation, arrivals[conversation] ?? []),
})
const askNamedFx = attach({
  source: $asking,
  effect: (asking, conversation: Id) => asking?.named(conversation),
})
const askAllFx = attach({ source: $asking, effect: (asking) => asking?.all() })

const tryNowFx = attach({ source: $hub, effect: (hub) => hub?.tryNow() })
const announceFx = attach({
  source: $hub,
  async effect(hub, { message: { destinationId, text } }: { message: QueuedMessage; connection: number }) {
    if (!hub) throw new Error('There is no connection.')
    await hub.announce({ destinationId, text })
  },
})

// Wiring: how they connect

sample({ clock: tryNowAsked, target: tryNowFx })

// The next one may be there by now: its state is not that of this one.
sample({
  clock: hubClosed,
  source: $hub,
  filter: (hub, closed) => hub === closed,
  fn: (): HubState => 'Disconnected',
  target: hubChanged,
})

sample({ clock: [duplicateSuspected, sentElsewhere], target: askAgainFx })
sample({
  clock: [messageReceived, messageAppended],
  fn: ({ conversation }) => conversation,
  target: askNamedFx,
})
sample({ clock: messageAppended, fn: ({ conversation }) => conversation, target: askInOrderFx })
// What came before the connection was there, or while it was away, nobody has brought.
sample({ clock: hubChanged, filter: (state) => state === 'Connected', fn: () => undefined, target: askAllFx })
// The server has not said what it made of the message, or had it before what was written since.
sample({
  clock: messageTaken,
  filter: ({ sent, stored }) => stored === undefined || sent.isUncertain,
  fn: ({ sent }) => sent.destinationId,
  target: askAgainFx,
})

sample({ clock: announceFx.done, fn: ({ params }) => params.message, target: announced })

// After a failure nothing is tried until there is another connection: this one is about to break, or has.
const failedEarlier = sample({
  clock: announceFx.fail,
  source: $connection,
  filter: (connection, { params }) => params.connection !== connection,
})
// Without a connection announcements wait.
sample({
  clock: [$unannounced, hubChanged, announceFx.done, failedEarlier],
  source: combine({
    queue: $unannounced,
    state: $hubState,
    connection: $connection,
    isBusy: announceFx.pending,
  }),
  filter: ({ queue, state, isBusy }) => queue.length > 0 && state === 'Connected' && !isBusy,
  fn: ({ queue: [first], connection }) => ({ message: first as QueuedMessage, connection }),
  target: announceFx,
})
