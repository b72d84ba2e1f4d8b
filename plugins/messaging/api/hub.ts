import { $session, hubCredentials, loadCode, sessionStore } from '@kernel'
import { attach, combine, createEvent, merge, sample, scopeBind } from 'effector'
import { conversationOf, messageReceived, readReceived } from '../model/message'
import type { QueuedMessage } from '../model/queued-message'
import { $client, checkToken, refetchAllFx } from './arrivals'
import { loadHub } from './load-hub'
import type { Hub, HubState } from './open-hub'
import { $unannounced, connectionReturned, messageAnnounced, messageStored } from './outbox'

interface HubRequest {
  readonly address: string
  readonly signal: AbortSignal
}

/** The first screen of the session has loaded, so the hub may be opened. */
export const hubRequested = createEvent<HubRequest>()
export const hubOpened = createEvent<Hub>()
export const hubStateChanged = createEvent<HubState>()
/** The wait for the hub timed out: conversations are loaded now, without a connection. */
export const hubWaitTimedOut = createEvent()
export const reconnectRequested = createEvent()

const $request = sessionStore<HubRequest | null>(null).on(hubRequested, (_, request) => request)
const $hub = sessionStore<Hub | null>(null).on(hubOpened, (_, hub) => hub)
/** Before the hub is opened it is to be connected, too. */
export const $hubState = sessionStore<HubState>('Connecting').on(hubStateChanged, (_, state) => state)
/** Since when the hub is not connected, by `performance.now()`; null while it is, and before it is opened. */
export const $downSince = sessionStore<number | null>(null).on(hubStateChanged, (since, state) =>
  state === 'Connected' ? null : (since ?? performance.now()),
)
/** Number of successful connects of the hub. */
const $connection = sessionStore(0).on(
  hubStateChanged,
  (count, state) => count + (state === 'Connected' ? 1 : 0),
)
/** Whether conversations may load. False until the hub is connected: earlier loads would have to be repeated. */
export const $canLoadConversations = sessionStore(false)
  .on(hubStateChanged, (canLoad, state) => canLoad || state === 'Connected')
  .on(hubWaitTimedOut, () => true)

const openHubFx = attach({
  source: { client: $client, session: $session },
  async effect({ client, session }, { address, signal }: HubRequest): Promise<Hub> {
    const onState = scopeBind(hubStateChanged, { safe: true })
    const onMessage = scopeBind(messageReceived, { safe: true })
    let receivedCount = 0
    const onReceived = batch((args: readonly unknown[]) => {
      if (signal.aborted) return
      receivedCount += 1
      const message = readReceived(args, `live:${receivedCount}`)
      const conversation = message && conversationOf(message, session?.person.id)
      if (message && conversation !== undefined) onMessage({ conversation, message })
    })
    // Load the hub late: no screen needs it for the first paint.
    const { openHub } = await loadCode(loadHub)
    const onRefused = async () => client && checkToken(client)
    return openHub({ access: hubCredentials(address), signal, onState, onReceived, onRefused })
  },
})
const reconnectFx = attach({ source: $hub, effect: (hub) => hub?.reconnectNow() })
const announceFx = attach({
  source: $hub,
  async effect(hub, { message: { destinationId, text } }: { message: QueuedMessage; connection: number }) {
    if (!hub) throw new Error('There is no connection.')
    await hub.announce({ destinationId, text })
  },
})

// Data flow between events, stores and effects

sample({ clock: hubRequested, target: openHubFx })
sample({ clock: openHubFx, fn: (): HubState => 'Connecting', target: hubStateChanged })
sample({
  clock: openHubFx.done,
  filter: ({ params }) => !params.signal.aborted,
  fn: ({ result }) => result,
  target: hubOpened,
})
sample({
  clock: openHubFx.fail,
  filter: ({ params }) => !params.signal.aborted,
  fn: (): HubState => 'Disconnected',
  target: hubStateChanged,
})

/** A stored message tells that the server can be reached. */
const reconnectDue = merge([reconnectRequested, messageStored.map(() => undefined)])
sample({ clock: reconnectDue, target: reconnectFx })
// The code of the hub failed to load: load it again.
sample({
  clock: reconnectDue,
  source: { hub: $hub, request: $request, isOpening: openHubFx.pending },
  filter: ({ hub, request, isOpening }) => !hub && request !== null && !isOpening,
  fn: ({ request }) => request as HubRequest,
  target: openHubFx,
})

// Refetch after a reconnect: messages sent while the hub was not connected were not delivered.
sample({
  clock: hubStateChanged,
  filter: (state) => state === 'Connected',
  fn: () => undefined,
  target: [refetchAllFx, connectionReturned],
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

/** Interval between batches in ms. */
const batchInterval = 50

/**
 * Processes the first item immediately and later ones in batches, so that a flood of messages does not render for each.
 *
 * @returns a function that accepts the next item
 * @example
 * const receive = batch((message: Received) => show(message))
 */
function batch<Item>(work: (item: Item) => void): (item: Item) => void {
  let queued: Item[] | undefined
  const flush = () => {
    const ready = queued ?? []
    queued = ready.length > 0 ? [] : undefined
    if (queued) setTimeout(flush, batchInterval)
    for (const item of ready) work(item)
  }
  return (item) => {
    if (queued) {
      queued.push(item)
      return
    }
    queued = []
    setTimeout(flush, batchInterval)
    work(item)
  }
}
