import { type Id, sessionStore } from '@kernel'
import type { QueryClient } from '@tanstack/react-query'
import { attach, createEvent, sample } from 'effector'
import { receiveMessage, refetchAll, refetchMessages, showSent } from '../api/cached-conversations'
import type { Message, Received } from './message'
import { messageStored, sentInOtherTab } from './outbox'

/** The query client of the session, whose cache has the messages, is available. */
export const clientReady = createEvent<QueryClient>()
/** The hub delivered a message. */
export const messageReceived = createEvent<{ readonly conversation: Id; readonly message: Received }>()

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
