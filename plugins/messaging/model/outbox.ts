import {
  $session,
  ApiError,
  errorMessage,
  type Id,
  type Session,
  sameId,
  sessionStore,
  toastShown,
  unsentCounted,
  userKey,
} from '@kernel'
import { announce } from '@kernel/parts'
import { attach, combine, createEffect, createEvent, sample } from 'effector'
import { mayHaveArrived, sendMessageFx } from '../api/send-message'
import { messagingTexts } from '../texts'
import { $arrivals, messageAppended } from './arrivals'
import type { Message } from './message'
import { adopted, isSendable, recognized, withNews, withTaken } from './outbox-changes'
import { dropOutgoing, keepOutgoing, updateOutgoing } from './outbox-storage'
import type { NewMessage, OutboxNews, QueuedMessage } from './queued-message'

/** The session tells of its end by itself. */
const isTokenRefused = (error: unknown) => error instanceof ApiError && error.isSignedOut

// Events: what happened

export const messageSubmitted = createEvent<NewMessage>()
/** A message that failed is to be sent again. */
export const retryRequested = createEvent<string>()
/** A message that failed is given up. */
export const discardRequested = createEvent<string>()
/** What the browser had kept has been read; from now on this tab has a name. */
export const outboxOpened = createEvent<{
  readonly tab: string
  readonly messages: readonly QueuedMessage[]
}>()
/** Another tab of the same person has written, sent or discarded. */
export const outboxTold = createEvent<OutboxNews>()
/** Another tab is gone, and has left what it was sending. */
export const tabGone = createEvent<string>()
/** The server has answered for a conversation. */
export const conversationRead = createEvent<{
  readonly conversation: Id
  readonly messages: readonly Message[]
}>()
/** The recipients were told of a message. */
export const announced = createEvent<QueuedMessage>()
const entered = createEvent<QueuedMessage>()

// Stores: what we remember

/** What this tab is called among those of the browser. */
const $tab = sessionStore('').on(outboxOpened, (_, { tab }) => tab)

const $inFlight = sessionStore<readonly QueuedMessage[]>([])
  .on(sendMessageFx, (all, message) => [...all, message])
  .on(sendMessageFx.finally, (all, { params }) => all.filter(({ key }) => key !== params.key))

/** All that is not done with, in the order of writing; what is sent again goes behind what was written since. */
const $outboxState = sessionStore<readonly QueuedMessage[]>([])
  .on(entered, (box, message) => [...box, message])
  .on(outboxOpened, (box, { tab, messages }) => [
    ...messages.filter(({ key }) => !box.some((other) => other.key === key)),
    ...box.map((message) => (message.tab === '' ? { ...message, tab } : message)),
  ])
  .on([discardRequested, announced.map(({ key }) => key)], (box, key) => box.filter((one) => one.key !== key))
  .on(sendMessageFx.done, (box, { params, result }) => withTaken(box, params.key, result?.id))
  .on(sendMessageFx.fail, (box, { params, error }) =>
    box.map((message) =>
      message.key === params.key
        ? { ...message, state: 'failed', isUncertain: params.isUncertain || mayHaveArrived(error) }
        : message,
    ),
  )

/** What is on its way, or failed. */
export const $outbox = $outboxState.map((box) => box.filter(({ state }) => state !== 'stored'))

/** What the server has and this tab has to announce, in the order in which it was stored. */
export const $unannounced = combine($outboxState, $tab, (box, tab) =>
  box.filter((message) => message.state === 'stored' && [tab, ''].includes(message.tab)),
)

// Effects: what leaves this module

const enterFx = attach({
  source: { session: $session, arrivals: $arrivals, tab: $tab },
  effect({ session, arrivals, tab }, { said, ...written }: NewMessage): QueuedMessage | undefined {
    if (!session) return
    const message: QueuedMessage = {
      ...written,
      session,
      tab,
      key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
      writtenAt: Date.now(),
      state: 'sending',
      isUncertain: false,
      before: [...said, ...(arrivals[written.destinationId] ?? [])].flatMap(({ id, text }) =>
        text === written.text ? (id ?? []) : [],
      ),
    }
    keepOutgoing(message)
    return message
  },
})
const updateFx = createEffect((messages: readonly QueuedMessage[]) => messages.forEach(updateOutgoing))
const dropFx = createEffect(dropOutgoing)

// Wiring: how they connect

sample({ clock: messageSubmitted, target: enterFx })
sample({
  clock: enterFx.doneData,
  filter: (message: QueuedMessage | undefined): message is QueuedMessage => message !== undefined,
  target: entered,
})

const retried = sample({
  clock: retryRequested,
  source: { box: $outboxState, tab: $tab },
  filter: ({ box }, key) => box.some((message) => message.key === key && message.state === 'failed'),
  fn: ({ box, tab }, key) =>
    box
      .filter((message) => message.key === key)
      // The storage has them in this order, too.
      .map((message): QueuedMessage => ({ ...message, tab, state: 'sending', writtenAt: Date.now() })),
})
const taken = sample({
  clock: tabGone,
  source: { box: $outboxState, tab: $tab },
  fn: ({ box, tab }, gone) => adopted(box, gone, tab),
})
// What was answered with a failure and stored all the same.
const found = sample({
  clock: conversationRead,
  source: { box: $outboxState, tab: $tab, underWay: $inFlight },
  fn: ({ box, tab, underWay }, { conversation, messages }) =>
    recognized(
      box.filter(
        (message) =>
          sameId(message.destinationId, conversation) &&
          [tab, ''].includes(message.tab) &&
          !underWay.some(({ key }) => key === message.key),
      ),
      messages,
    ),
})
$outboxState
  .on(retried, (box, again) => [...box.filter(({ key }) => !again.some((one) => one.key === key)), ...again])
  .on(taken, (box, now) => box.map((message) => now.find(({ key }) => key === message.key) ?? message))
  .on(found, (box, finds) => finds.reduce((now, { key, id }) => withTaken(now, key, id), box))

// A message that this tab is sending it knows more of than others do.
const told = sample({
  clock: outboxTold,
  source: $inFlight,
  filter: (underWay, news) =>
    !underWay.some(({ key }) => key === (news.kind === 'kept' ? news.message.key : news.key)),
  fn: (_, news) => news,
})
$outboxState.on(told, withNews)
/** Another tab has sent a message to this conversation. */
export const sentElsewhere = sample({
  clock: told.filterMap((news) =>
    news.kind === 'kept' && news.message.state === 'stored' ? news.message.destinationId : undefined,
  ),
})

sample({ clock: [retried, taken], target: updateFx })
sample({
  clock: found,
  source: $outboxState,
  fn: (box, finds) => box.filter(({ key }) => finds.some((one) => one.key === key)),
  target: updateFx,
})
// Also where the session is over by now: it is there at the next login.
sample({
  clock: sendMessageFx.finally,
  source: $outboxState,
  fn: (box, { params, status }): QueuedMessage[] => [
    {
      ...params,
      ...box.find(({ key }) => key === params.key),
      state: status === 'done' ? 'stored' : 'failed',
    },
  ],
  target: updateFx,
})
sample({
  clock: discardRequested,
  source: $session,
  filter: (session: Session | null): session is Session => session !== null,
  fn: (session, key) => ({ session: session as Session, key }),
  target: dropFx,
})
sample({ clock: announced, target: dropFx })

/** One at a time in each conversation: so they are stored in the order of writing. */
const nextLookedFor = sample({
  clock: [entered, retried, sendMessageFx.finally],
  source: { box: $outboxState, tab: $tab, underWay: $inFlight },
  fn: ({ box, tab, underWay }) => box.find((message) => isSendable(message, tab, underWay)) ?? null,
})
sample({
  clock: nextLookedFor,
  filter: (next: QueuedMessage | null): next is QueuedMessage => next !== null,
  target: sendMessageFx,
})

const isOf = (session: Session | null, message: QueuedMessage) =>
  session !== null && userKey(session.person) === userKey(message.session.person)

/** The server has taken a message; what it says of it may be nothing. */
export const messageTaken = sample({
  clock: sendMessageFx.done,
  source: $session,
  filter: (session, { params }) => isOf(session, params),
  fn: (_, { params, result }) => ({ sent: params, stored: result }),
})

sample({
  clock: messageTaken,
  fn: ({ sent, stored }) => ({
    conversation: sent.destinationId,
    since: 0,
    arrival: {
      userName: '',
      sentAt: undefined,
      ...stored,
      key: stored?.key ?? `sent:${sent.key}`,
      id: stored?.id,
      userId: sent.userId,
      text: sent.text,
      at: performance.now(),
    },
  }),
  target: messageAppended,
})

sample({
  clock: messageTaken,
  fn: ({ sent }) => messagingTexts.ref('message.sentAloud', { text: sent.text }),
  target: announce,
})

sample({
  clock: sendMessageFx.fail,
  source: $session,
  filter: (session, { params, error }) => isOf(session, params) && !isTokenRefused(error),
  fn: (_, { error }) => ({
    kind: 'danger' as const,
    text: messagingTexts.ref('message.errorSending'),
    detail: errorMessage(error),
  }),
  target: toastShown,
})

// A log-out asks what becomes of them.
sample({ clock: $outbox, fn: ({ length }) => length, target: unsentCounted })
