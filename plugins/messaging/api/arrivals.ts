import { type Id, sameId, serverNow, sessionStore, unreadCountChanged } from '@kernel'
import { overlayOf } from '@kernel/parts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { attach, createEvent, type EventPayload, sample } from 'effector'
import { delays } from '../model/delays'
import { orderCheckTiming, withoutDuplicates } from '../model/merge-messages'
import { conversationLoaded, type Message, messageReceived } from '../model/message'
import {
  $isCounting,
  $unreadCount,
  conversationSeen,
  countingChanged,
  messagesUncompared,
} from '../model/unread'
import { messageStored, sentInOtherTab } from './outbox'
import { loadPreview, maxPreviews, requestPreview } from './previews'
import { arrival, conversationOf, conversationsQuery, messagesPath, messagesQuery } from './queries'

/** Refetches requested within this time become one request, in ms. */
const debounceDelay = 300

interface Arrived {
  readonly conversation: Id
  readonly message: Message
}

const receivedOfClients = new WeakMap<QueryClient, Map<string, Message[]>>()

/** Shows a message from the hub. Those that arrive together are shown together. @returns see {@link receiveMessages} */
async function receiveMessage(
  client: QueryClient,
  { conversation, message }: Arrived,
): Promise<readonly Arrived[]> {
  const received = receivedOfClients.get(client) ?? new Map<string, Message[]>()
  receivedOfClients.set(client, received)
  const id = String(conversation)
  received.set(id, [...(received.get(id) ?? []), message])
  await null
  if (receivedOfClients.get(client) !== received) return []
  receivedOfClients.delete(client)
  return [...received].flatMap(([to, messages]) => receiveMessages(client, to, messages))
}

/**
 * Shows messages from the hub, and asks the server if one may be a duplicate.
 * @returns those that the cached conversation does not contain for certain
 */
export function receiveMessages(
  client: QueryClient,
  conversation: Id,
  received: readonly Message[],
): readonly Arrived[] {
  const shown = client.getQueryData(messagesQuery(conversation).queryKey)
  const messages = withoutDuplicates(shown ?? [], received)
  if (messages.length < received.length) refetchMessages(client, conversation)
  showArrivals(client, conversation, messages)
  return received
    .filter((message) => !shown || (message.id === undefined && !messages.includes(message)))
    .map((message) => ({ conversation, message }))
}

/** Shows messages from the hub, or the user's own ones that the server has stored. */
function showArrivals(client: QueryClient, conversation: Id, arrived: readonly Message[]): void {
  const { queryKey } = messagesQuery(conversation)
  const messages = arrived.map((message): Message => {
    // The hub sends no time: until the conversation is loaded again, that of the arrival is nearest to it.
    return { ...message, sentAt: message.sentAt ?? serverNow().toISOString(), hasArrived: true }
  })
  overlayOf(client).begin(arrival, { to: conversation, messages }).confirm()
  const shown = client.getQueryData(queryKey)
  const timing = shown && orderCheckTiming(shown)
  if (timing) schedule(client, queryKey, delays.orderCheck, timing === 'once-calm')
  // A list may show a conversation without loading it.
  if (!shown) refetchMessages(client, conversation)
  refetchIfUnknown(client, conversation)
}

/** Refetches a conversation whose loaded messages may be incomplete. */
const refetchMessages = (client: QueryClient, conversation: Id): void =>
  schedule(client, messagesQuery(conversation).queryKey)

/** Refetches the list and all loaded conversations, because after a reconnect any message may be missing. */
function refetchAll(client: QueryClient): void {
  // Refetch loaded and loading queries: if they were read before the hub connected, they may lack messages.
  for (const { queryKey } of client.getQueryCache().findAll({ predicate: isMessagingQuery }))
    if (client.getQueryState(queryKey)?.dataUpdateCount || client.isFetching({ queryKey, exact: true }))
      schedule(client, queryKey)
}

/** Refetches the list of conversations if it is loaded and does not contain the conversation. */
function refetchIfUnknown(client: QueryClient, conversation: Id): void {
  const { queryKey } = conversationsQuery()
  const list = client.getQueryData(queryKey)
  if (list?.every(({ id }) => !sameId(id, conversation))) schedule(client, queryKey)
}

const isConversation = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[1] === messagesPath
const isMessagingQuery = (query: Pick<Query, 'queryKey'>) =>
  isConversation(query) || query.queryKey[1] === conversationsQuery().queryKey[1]

const timersOfClients = new WeakMap<QueryClient, Map<string, ReturnType<typeof setTimeout>>>()

/**
 * Refetches a query after the delay, with one request at a time.
 *
 * @param isPostponed whether a scheduled refetch with the same delay starts its delay again
 */
function schedule(
  client: QueryClient,
  queryKey: readonly unknown[],
  delay = debounceDelay,
  isPostponed = false,
): void {
  const timers = timersOfClients.get(client) ?? new Map<string, ReturnType<typeof setTimeout>>()
  timersOfClients.set(client, timers)
  const name = JSON.stringify([queryKey, delay])
  if (timers.has(name) && !isPostponed) return
  const run = () => {
    // A running request may have started before the change that requires the refetch: wait for its end, then
    // request again.
    if (client.isFetching({ queryKey }) > 0) return void timers.set(name, setTimeout(run, debounceDelay))
    timers.delete(name)
    void client.invalidateQueries({ queryKey })
    // The rows of lists show a conversation without loading it: its query is not active.
    const query = client.getQueryCache().find({ queryKey })
    if (query && isConversation(query) && query.getObserversCount() > 0 && !query.isActive())
      loadPreview(client, conversationOf(query))
  }
  clearTimeout(timers.get(name))
  timers.set(name, setTimeout(run, delay))
}

/** Sends a request with the token that the hub rejected: if the API rejects the token too, the session ends. */
export const checkToken = (client: QueryClient): Promise<unknown> =>
  client.fetchQuery({ ...conversationsQuery(), staleTime: 0, retry: false }).catch(() => undefined)

/**
 * Reports each conversation that is asked for, is loaded or changes, starting with those in the cache.
 * @returns a function that stops the reports
 */
export function followConversations(
  client: QueryClient,
  onAsked: (conversation: Id) => void,
  onLoaded: (read: EventPayload<typeof conversationLoaded>) => void,
): () => void {
  const report = (query: Query, isAnswer: boolean) => {
    const messages = query.state.data as readonly Message[] | undefined
    if (messages && isConversation(query))
      onLoaded({ conversation: conversationOf(query), messages, isAnswer })
  }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) report(query, false)
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'success') report(query, !action.manual)
    if (action.type === 'setState') report(query, false)
    if (action.type === 'fetch' && isConversation(query)) onAsked(conversationOf(query))
  })
}

/** The query client of the session, whose cache has the messages, is available. */
export const clientReady = createEvent<QueryClient>()
export const $client = sessionStore<QueryClient | null>(null).on(clientReady, (_, client) => client)

/** Ids of the conversations with new messages, latest first. */
export const $latest = sessionStore<readonly string[]>([]).on(
  [
    messageReceived.map(({ conversation }) => conversation),
    messageStored.map(({ sent }) => sent.destinationId),
  ],
  (latest, conversation) =>
    latest[0] === String(conversation)
      ? latest
      : [String(conversation), ...latest.filter((id) => id !== String(conversation))],
)

const onClient = <Params, Result>(work: (client: QueryClient, params: Params) => Result | Promise<Result>) =>
  attach({
    source: $client,
    effect: (client, params: Params) => client && work(client, params),
  })
const receiveFx = onClient(receiveMessage)
/** Loads conversations, to compare them with what was read. */
const loadUncomparedFx = onClient((client, received: readonly Arrived[]) => {
  for (const { conversation } of received)
    if (!client.getQueryData(messagesQuery(conversation).queryKey)) loadPreview(client, conversation)
})
/** Loads the latest conversations, to compare them with what was read: messages may have come without the hub. */
const loadLatestFx = onClient<void, void>(async (client) => {
  const latest = await client.fetchQuery({ ...conversationsQuery(), staleTime: 30_000 })
  for (const { id } of latest.slice(0, maxPreviews)) requestPreview(client, id)
})
const reportFx = onClient((client, conversation: Id) => ({
  conversation,
  messages: client.getQueryData(messagesQuery(conversation).queryKey),
}))
const showSentFx = onClient((client, { conversation, message }: Arrived) =>
  showArrivals(client, conversation, [message]),
)
const refetchFx = onClient(refetchMessages)
export const refetchAllFx = onClient<void, void>(refetchAll)

// Data flow between events, stores and effects

// This code may load after the session has started, with the stored number.
sample({ clock: clientReady, source: $unreadCount, target: unreadCountChanged })
sample({ clock: messageReceived, target: receiveFx })
// Without a client, nothing can be compared.
const uncompared = receiveFx.done.filterMap(({ params, result }) => {
  const received = result ?? [params]
  return received.length > 0 ? received : undefined
})
sample({ clock: uncompared, target: messagesUncompared })
sample({
  clock: uncompared,
  source: $isCounting,
  filter: Boolean,
  fn: (_, received) => received,
  target: loadUncomparedFx,
})
sample({ clock: countingChanged, filter: Boolean, fn: () => undefined, target: loadLatestFx })
sample({ clock: conversationSeen, target: reportFx })
sample({
  clock: reportFx.doneData.filterMap((report) =>
    report?.messages ? { ...report, messages: report.messages } : undefined,
  ),
  target: conversationLoaded,
})
sample({
  clock: messageStored,
  fn: ({ sent, stored }) => ({
    conversation: sent.destinationId,
    message: {
      userName: '',
      sentAt: undefined,
      ...stored,
      key: stored?.key ?? `sent:${sent.key}`,
      id: stored?.id,
      userId: sent.userId,
      text: sent.text,
    } satisfies Message,
  }),
  target: showSentFx,
})
sample({ clock: sentInOtherTab, target: refetchFx })
// Refetch the conversation: if the answer lacks the stored message, or after a retry, the position is unknown.
sample({
  clock: messageStored,
  filter: ({ sent, stored }) => stored === undefined || sent.isUncertain,
  fn: ({ sent }) => sent.destinationId,
  target: refetchFx,
})
