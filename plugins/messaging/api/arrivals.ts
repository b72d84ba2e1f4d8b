import { type Id, sameId, serverNow, sessionStore } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import { attach, createEvent, sample } from 'effector'
import { delays } from '../model/delays'
import {
  addArrivals,
  type ConversationSnapshot,
  mayBeDuplicate,
  orderCheckTiming,
} from '../model/merge-messages'
import { type Message, messageReceived } from '../model/message'
import { messageStored, sentInOtherTab } from './outbox'
import { loadPreview } from './previews'
import { conversationOf, conversationsQuery, messagesPath, messagesQuery } from './queries'

/** Refetches requested within this time become one request, in ms. */
const debounceDelay = 300

interface Arrived {
  readonly conversation: Id
  readonly message: Message
}

/** Shows a message from the hub, or asks the server if the message may be a duplicate. */
export function receiveMessage(client: QueryClient, { conversation, message }: Arrived): void {
  const cached = client.getQueryData(messagesQuery(conversation).queryKey)
  if (cached && mayBeDuplicate(cached, message)) refetchMessages(client, conversation)
  else appendMessage(client, { conversation, message })
  refetchIfUnknown(client, conversation)
}

/** Shows the user's own message, which the server has stored. */
function showSent(client: QueryClient, { conversation, message }: Arrived): void {
  appendMessage(client, { conversation, message })
  refetchIfUnknown(client, conversation)
}

function appendMessage(client: QueryClient, { conversation, message }: Arrived): void {
  const { queryKey } = messagesQuery(conversation)
  const { data, dataUpdatedAt = 0, isInvalidated } = client.getQueryState(queryKey) ?? {}
  // The request that loads the conversation may have missed the message.
  if (!data) return void refetchMessages(client, conversation)
  // The hub sends no time: until the conversation is loaded again, that of the arrival is nearest to it.
  const sentAt = message.sentAt ?? serverNow().toISOString()
  const appended = addArrivals(data, [{ ...message, sentAt, arrivedAt: performance.now() }])
  // An added message does not make an invalidated conversation complete: keep it invalidated.
  client.setQueryData(queryKey, appended, { updatedAt: isInvalidated ? 0 : dataUpdatedAt })
  const timing = orderCheckTiming(appended)
  if (timing) schedule(client, queryKey, delays.orderCheck, timing === 'once-calm')
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

/** Reports each loaded conversation, starting with those in the cache. @returns a function that stops the reports */
export function onConversationLoaded(
  client: QueryClient,
  onLoaded: (read: { readonly conversation: Id; readonly messages: readonly Message[] }) => void,
): () => void {
  const report = (query: Query) => {
    const cached = query.state.data as ConversationSnapshot | undefined
    if (cached && isConversation(query))
      onLoaded({ conversation: conversationOf(query), messages: cached.messages })
  }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) report(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      report(event.query)
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

const onClient = <Params>(work: (client: QueryClient, params: Params) => void) =>
  attach({
    source: $client,
    effect: (client, params: Params) => client && work(client, params),
  })
const receiveFx = onClient(receiveMessage)
const showSentFx = onClient(showSent)
const refetchFx = onClient(refetchMessages)
export const refetchAllFx = onClient<void>(refetchAll)

// Data flow between events, stores and effects

sample({ clock: messageReceived, target: receiveFx })
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
