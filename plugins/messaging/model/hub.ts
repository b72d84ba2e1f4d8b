import { type Id, sessionStore } from '@kernel'
import { attach, combine, createEvent, sample } from 'effector'
import { $arrivals, duplicateSuspected, messageAppended, messageReceived } from './arrivals'
import type { Arrival } from './merge-messages'
import { $unannounced, messageAnnounced, messageStored, sentInOtherTab } from './outbox'
import type { QueuedMessage } from './queued-message'

/** The state of the SignalR connection (MSG-HUB-01). */
export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Disconnecting' | 'Reconnecting'

/** Requests debounced refetches of conversations. */
export interface Refetcher {
  /** Refetches a conversation whose loaded messages may be incomplete. */
  refetch(conversation: Id): void
  /** Refetches a conversation later if its arrivals may be in another order than on the server. */
  refetchIfUnordered(conversation: Id, arrivals: readonly Arrival[]): void
  /** Refetches the list of conversations if it does not contain the given conversation. */
  refetchIfUnknown(conversation: Id): void
  /** Refetches everything, because after a reconnect any message may be missing. */
  refetchAll(): void
}

/** A stored message that the hub announces to its recipients. */
export interface Announcement {
  readonly destinationId: Id
  readonly text: string
}

export interface Hub {
  /** Reconnects immediately and resets the retry delays. */
  reconnectNow(): void
  /** Announces a stored message. @throws when the connection breaks before the server has answered */
  announce(announcement: Announcement): Promise<void>
  /** Closes the connection; resolves once it is closed. */
  close(): Promise<void>
}

// Events

export const hubOpened = createEvent<Hub>()
export const refetcherReady = createEvent<Refetcher>()
export const hubStateChanged = createEvent<HubState>()
export const hubClosed = createEvent<Hub>()
/** The wait for the hub timed out: conversations are loaded now, without a connection. */
export const hubWaitTimedOut = createEvent()
export const reconnectRequested = createEvent()

// Stores

const $hub = sessionStore<Hub | null>(null).on(hubOpened, (_, hub) => hub)
export const $hubState = sessionStore<HubState>('Disconnected').on(hubStateChanged, (_, state) => state)
/** Number of successful connects of the hub. */
const $connection = sessionStore(0).on(
  hubStateChanged,
  (count, state) => count + (state === 'Connected' ? 1 : 0),
)
/** Whether conversations may load. False until the hub is connected: earlier loads would have to be repeated. */
export const $canLoadConversations = sessionStore(false)
  .on(hubStateChanged, (canLoad, state) => canLoad || state === 'Connected')
  .on(hubWaitTimedOut, () => true)

const $refetcher = sessionStore<Refetcher | null>(null).on(refetcherReady, (_, refetcher) => refetcher)

// Effects

const refetchFx = attach({
  source: $refetcher,
  effect: (refetcher, conversation: Id) => refetcher?.refetch(conversation),
})
const refetchIfUnorderedFx = attach({
  source: { refetcher: $refetcher, arrivals: $arrivals },
  effect: ({ refetcher, arrivals }, conversation: Id) =>
    refetcher?.refetchIfUnordered(conversation, arrivals[conversation] ?? []),
})
const refetchIfUnknownFx = attach({
  source: $refetcher,
  effect: (refetcher, conversation: Id) => refetcher?.refetchIfUnknown(conversation),
})
const refetchAllFx = attach({ source: $refetcher, effect: (refetcher) => refetcher?.refetchAll() })

const reconnectFx = attach({ source: $hub, effect: (hub) => hub?.reconnectNow() })
const announceFx = attach({
  source: $hub,
  async effect(hub, { message: { destinationId, text } }: { message: QueuedMessage; connection: number }) {
    if (!hub) throw new Error('There is no connection.')
    await hub.announce({ destinationId, text })
  },
})

// Data flow between events, stores and effects

sample({ clock: reconnectRequested, target: reconnectFx })

// Ignore the end of an old hub after a new one has opened.
sample({
  clock: hubClosed,
  source: $hub,
  filter: (hub, closed) => hub === closed,
  fn: (): HubState => 'Disconnected',
  target: hubStateChanged,
})

sample({ clock: [duplicateSuspected, sentInOtherTab], target: refetchFx })
sample({
  clock: [messageReceived, messageAppended],
  fn: ({ conversation }) => conversation,
  target: refetchIfUnknownFx,
})
sample({ clock: messageAppended, fn: ({ conversation }) => conversation, target: refetchIfUnorderedFx })
// Refetch after a reconnect: messages sent while the hub was not connected were not delivered.
sample({
  clock: hubStateChanged,
  filter: (state) => state === 'Connected',
  fn: () => undefined,
  target: refetchAllFx,
})
// Refetch the conversation: if the answer lacks the stored message, or after a retry, the position is unknown.
sample({
  clock: messageStored,
  filter: ({ sent, stored }) => stored === undefined || sent.isUncertain,
  fn: ({ sent }) => sent.destinationId,
  target: refetchFx,
})

sample({ clock: announceFx.done, fn: ({ params }) => params.message, target: messageAnnounced })

// Announce again on the next connection after a failure: the current one is broken or about to break.
const failedOnOldConnection = sample({
  clock: announceFx.fail,
  source: $connection,
  filter: (connection, { params }) => params.connection !== connection,
})
// Announce messages one at a time, and only while the hub is connected.
sample({
  clock: [$unannounced, hubStateChanged, announceFx.done, failedOnOldConnection],
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
