import {
  $session,
  $sessionNumber,
  ApiError,
  nameOf,
  type Session,
  sameId,
  sentenceOf,
  sessionEnded,
  sessionStore,
  toastShown,
} from '@kernel'
import { combine, createEffect, createEvent, sample } from 'effector'
import { sendMessageFx } from '../api/send-message'
import { messagingTexts } from '../texts'
import { $arrivals, arrived } from './arrivals'
import { forgetOutbox, keepOutbox } from './kept-outbox'
import type { Outgoing, Wanted, Written } from './outgoing'

/** What did not get through may have arrived all the same. */
const isUncertain = (error: unknown) => error instanceof ApiError && error.isPassing
/** The session tells of its end by itself. */
const isTokenRefused = (error: unknown) => error instanceof ApiError && error.failure === 'unauthorized'

interface Outbox {
  /** Counts all that was ever in it: keys are never used twice. */
  readonly count: number
  readonly messages: readonly Outgoing[]
}

// Events: what happened

export const messageWritten = createEvent<Written>()
/** A message that failed is to be sent again. */
export const retryAsked = createEvent<string>()
/** What the tab had kept over a reload: whether it was sent is not known. */
export const outboxRestored = createEvent<readonly Wanted[]>()
/** A message that failed is given up. */
export const discardAsked = createEvent<string>()
const entered = createEvent<Wanted & Pick<Outgoing, 'ofSession'>>()
const retried = createEvent<Known>()

// Stores: what we remember

type Known = Pick<Outgoing, 'key' | 'ofSession'>

/** Keys begin anew with each session: what is still under way of an earlier one is none of those of this one. */
const isThat = (one: Known, other: Known) => one.key === other.key && one.ofSession === other.ofSession

const changed = ({ count, messages }: Outbox, which: Known, change: Partial<Outgoing>): Outbox => ({
  count,
  messages: messages.map((message) => (isThat(message, which) ? { ...message, ...change } : message)),
})
const without = ({ count, messages }: Outbox, isMeant: (message: Outgoing) => boolean): Outbox => ({
  count,
  messages: messages.filter((message) => !isMeant(message)),
})

const $box = sessionStore<Outbox>({ count: 0, messages: [] })
  .on(entered, ({ count, messages }, written) => ({
    count: count + 1,
    messages: [...messages, { ...written, key: `new:${count}`, state: 'sending', isUncertain: false }],
  }))
  .on(outboxRestored, (box, written) =>
    // What is in it already is what was kept.
    box.count > 0
      ? box
      : {
          count: written.length,
          messages: written.map((message, index) => ({
            ...message,
            key: `new:${index}`,
            state: 'failed',
            isUncertain: true,
            ofSession: 0,
          })),
        },
  )
  // What is sent again goes behind what was written since: so the server will have it too.
  .on(retried, (box, { key, ofSession }) => {
    const again = box.messages.find((message) => message.key === key)
    if (!again) return box
    return {
      count: box.count,
      messages: [
        ...without(box, (message) => message.key === key).messages,
        { ...again, ofSession, state: 'sending' },
      ],
    }
  })
  .on(discardAsked, (box, key) => without(box, (message) => message.key === key))
  .on(sendMessageFx.done, (box, { params, result }) => ({
    count: box.count,
    // Of the same words that are not sent yet this one is none: they must not be taken for it.
    messages: without(box, (message) => isThat(message, params)).messages.map((message) =>
      message.text === params.text
        ? { ...message, before: message.before.concat(result?.id ?? []) }
        : message,
    ),
  }))
  .on(sendMessageFx.fail, (box, { params, error }) =>
    changed(box, params, { state: 'failed', isUncertain: params.isUncertain || isUncertain(error) }),
  )

/** What is on its way, or failed, in the order of writing. */
export const $outbox = $box.map(({ messages }) => messages)

const $underWay = sessionStore<readonly Outgoing[]>([])
  .on(sendMessageFx, (all, message) => [...all, message])
  .on(sendMessageFx.finally, (all, { params }) => all.filter((message) => !isThat(message, params)))

// Effects: what leaves this module

const keepFx = createEffect(
  ({ session, box }: { session: Session | null; box: Outbox }) =>
    session && keepOutbox(nameOf(session.person), box.messages),
)
const forgetFx = createEffect(forgetOutbox)

// Wiring: how they connect

sample({
  clock: [entered, discardAsked, sendMessageFx.finally],
  source: { session: $session, box: $box },
  // As long as nothing has come into it, what is kept is not brought back yet: what an earlier session was still sending
  // takes nothing of it.
  filter: ({ box }) => box.count > 0,
  fn: (now) => now,
  target: keepFx,
})
// A time-out leaves what was written for the next login; leaving on purpose does not (decision 21).
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'logout',
  fn: () => undefined,
  target: forgetFx,
})

sample({
  clock: messageWritten,
  source: { ofSession: $sessionNumber, arrivals: $arrivals },
  fn: ({ ofSession, arrivals }, { said, ...written }) => ({
    ...written,
    ofSession,
    before: [...said, ...(arrivals[written.destinationId] ?? [])].flatMap(({ id, text }) =>
      text === written.text ? (id ?? []) : [],
    ),
  }),
  target: entered,
})

sample({
  clock: retryAsked,
  source: $sessionNumber,
  fn: (ofSession, key) => ({ key, ofSession }),
  target: retried,
})

/** One at a time in each conversation: so they are stored in the order of writing. */
const nextLookedFor = sample({
  clock: [entered, retried, sendMessageFx.finally],
  source: { outbox: $outbox, underWay: $underWay },
  fn: ({ outbox, underWay }) =>
    outbox.find(
      ({ state, destinationId }) =>
        state === 'sending' && !underWay.some((other) => sameId(other.destinationId, destinationId)),
    ) ?? null,
})
sample({
  clock: nextLookedFor,
  filter: (next: Outgoing | null): next is Outgoing => next !== null,
  target: sendMessageFx,
})

/** Whose answers count: nobody's as long as nobody is signed in. */
const $writer = combine($session, $sessionNumber, (session, number) => session && number)

/** The server has taken a message; what it says of it may be nothing. */
export const messageTaken = sample({
  clock: sendMessageFx.done,
  source: $writer,
  filter: (writer, { params }) => params.ofSession === writer,
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
      key: stored?.key ?? `sent:${sent.ofSession}:${sent.key}`,
      id: stored?.id,
      userId: sent.userId,
      text: sent.text,
      at: performance.now(),
    },
  }),
  target: arrived,
})

sample({
  clock: sendMessageFx.fail,
  source: $writer,
  filter: (writer, { params, error }) => params.ofSession === writer && !isTokenRefused(error),
  fn: (_, { error }) => ({
    kind: 'danger' as const,
    text: messagingTexts.ref('message.errorSending'),
    detail: sentenceOf(error),
  }),
  target: toastShown,
})
