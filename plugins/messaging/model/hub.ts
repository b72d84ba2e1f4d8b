import { type Id, sessionStore } from '@kernel'
import { attach, combine, createEvent, sample } from 'effector'
import { $arrivals, duplicateSuspected, messageAppended, messageReceived } from './arrivals'
import type { Arrival } from './merge-messages'
import { $unannounced, messageAnnounced, messageStored, sentInOtherTab } from './outbox'
import type { QueuedMessage } from './queued-message'

/** The state of the SignalR connection (MSG-HUB-01). */
export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Disconnecting' | 'Reconnecting'

/** Debounced refetches of conversations. */
export interface Refetcher {
  /** The loaded messages may be incomplete. */
  refetch(conversation: Id): void
  /** Refetches later if the arrivals may be in another order than on the server. */
  refetchIfUnordered(conversation: Id, arrivals: readonly Arrival[]): void
  /** Refetches the list if it does not contain the conversation. */
  refetchIfUnknown(conversation: Id): void
  /** After a reconnect any message may be missing. */
  refetchAll(): void
}

/** Tells the recipients of a stored message. */
export interface Announcement {
  readonly destinationId: Id
  readonly text: string
}

export interface Hub {
  /** Retries immediately and resets the retry delays. */
  reconnectNow(): void
  /** @throws when the connection breaks before the server has answered */
  announce(announcement: Announcement): Promise<void>
  /** Resolves once the connection is closed. */
  close(): Promise<void>
}

// Events

export const hubOpened = createEvent<Hub>()
export const refetcherReady = createEvent<Refetcher>()
export const hubStateChanged = createEvent<HubState>()
export const hubClosed = createEvent<Hub>()
/** Conversations are loaded now, even without a connection. */
export const hubWaitTimedOut = createEvent()
export const reconnectRequested = createEvent()

// Stores

const $hub = sessionStore<Hub | null>(null).on(hubOpened, (_, hub) => hub)
export const $hubState = sessionStore<HubState>('Disconnected').on(hubStateChanged, (_, state) => state)
/** Number of successful connects. */
const $connection = sessionStore(0).on(
  hubStateChanged,
  (count, state) => count + (state === 'Connected' ? 1 : 0),
)
/** False until the hub is connected: messages loaded earlier would have to be loaded again. */
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

// Wiring

sample({ clock: reconnectRequested, target: reconnectFx })

// Ignores the end of an old hub after a new one has opened.
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
// Messages sent while the hub was not connected were not delivered.
sample({
  clock: hubStateChanged,
  filter: (state) => state === 'Connected',
  fn: () => undefined,
  target: refetchAllFx,
})
// Without the stored message, or after a retry, its place in the conversation is unknown.
sample({
  clock: messageStored,
  filter: ({ sent, stored }) => stored === undefined || sent.isUncertain,
  fn: ({ sent }) => sent.destinationId,
  target: refetchFx,
})

sample({ clock: announceFx.done, fn: ({ params }) => params.message, target: messageAnnounced })

// Waits for the next connection after a failure: this one is broken or about to break.
const failedOnOldConnection = sample({
  clock: announceFx.fail,
  source: $connection,
  filter: (connection, { params }) => params.connection !== connection,
})
// Announcements wait for a connection, one at a time.
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
