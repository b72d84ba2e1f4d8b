import {
  $session,
  errorMessage,
  outcomeOf,
  type Session,
  sameId,
  sessionStore,
  toastShown,
  unsentCounted,
  userKey,
} from '@kernel'
import { announce } from '@kernel/parts'
import { attach, combine, createEffect, createEvent, merge, sample } from 'effector'
import { delays } from '../model/delays'
import { conversationLoaded, idsOfText } from '../model/message'
import {
  adoptMessages,
  applyOutboxChange,
  findStored,
  heldMessages,
  isSendable,
  markStored,
  othersWithText,
} from '../model/outbox-changes'
import { outboxChangedElsewhere, removeMessage, saveMessage, updateMessage } from '../model/outbox-storage'
import type { NewMessage, OutboxChange, QueuedMessage } from '../model/queued-message'
import { messagingTexts } from '../texts'
import { earlierIdsLearned, sendMessageFx } from './send-message'

export const messageSubmitted = createEvent<NewMessage>()
export const retryRequested = createEvent<string>()
export const discardRequested = createEvent<string>()
/** The stored messages were loaded, and this tab got its id. */
export const outboxOpened = createEvent<{
  readonly tab: string
  readonly messages: readonly QueuedMessage[]
}>()
/** Another tab of the user saved or removed a message. */
export const outboxChanged = createEvent<OutboxChange>()
sample({ clock: outboxChangedElsewhere, target: outboxChanged })
/** Another tab closed, so this tab can take over its messages. */
export const tabClosed = createEvent<string>()
/** The hub has connected, or the browser is online again. */
export const connectionReturned = createEvent()
/** The page is visible again: the connection may have returned in the meantime. */
export const pageShown = createEvent()
export const messageAnnounced = createEvent<QueuedMessage>()
const messageEnqueued = createEvent<QueuedMessage>()

const $tab = sessionStore('').on(outboxOpened, (_, { tab }) => tab)

const $inFlight = sessionStore<readonly QueuedMessage[]>([])
  .on(sendMessageFx, (all, message) => [...all, message])
  .on(sendMessageFx.finally, (all, { params }) => all.filter(({ key }) => key !== params.key))

/** All queued messages: those that are not stored in the order of writing. */
const $outboxState = sessionStore<readonly QueuedMessage[]>([])
  .on(messageEnqueued, (outbox, message) => [...outbox, message])
  .on(outboxOpened, (outbox, { tab, messages }) => [
    ...messages.filter(({ key }) => !outbox.some((other) => other.key === key)),
    ...outbox.map((message) => (message.tab === '' ? { ...message, tab } : message)),
  ])
  .on([discardRequested, messageAnnounced.map(({ key }) => key)], (outbox, key) =>
    outbox.filter((one) => one.key !== key),
  )
  .on(sendMessageFx.done, (outbox, { params, result }) => markStored(outbox, params.key, result?.id))
  .on(sendMessageFx.fail, (outbox, { params, error }) =>
    outbox.map((message) =>
      message.key === params.key
        ? {
            ...message,
            state: 'failed',
            isUncertain:
              message.earlierIds !== undefined && (message.isUncertain || outcomeOf(error).isUncertain),
          }
        : message,
    ),
  )
  .on(earlierIdsLearned, (outbox, { key, earlierIds, isUncertain }) =>
    outbox.map((message) => (message.key === key ? { ...message, earlierIds, isUncertain } : message)),
  )

/** Statuses of proxies whose server does not answer. */
const proxyStatuses = [502, 503, 504]

/** Whether a message waits until the server answers again. */
const isUnanswered = (error: unknown) =>
  outcomeOf(error).isUnanswered || proxyStatuses.includes(outcomeOf(error).status)

/** Keys of the messages that are sent again when the connection is back, except messages that failed before a reload. */
const $waiting = sessionStore<readonly string[]>([])
  .on([discardRequested, sendMessageFx.map(({ key }) => key)], (keys, key) =>
    // The same list if nothing changes: each message renders again for another.
    keys.includes(key) ? keys.filter((one) => one !== key) : keys,
  )
  .on(sendMessageFx.fail, (keys, { params, error }) => (isUnanswered(error) ? [...keys, params.key] : keys))

/** Keys of messages whose last attempt timed out. */
const $timedOut = sessionStore<readonly string[]>([]).on(sendMessageFx.fail, (keys, { params, error }) => [
  ...keys.filter((key) => key !== params.key),
  ...(outcomeOf(error).kind === 'timed-out' ? [params.key] : []),
])
/**
 * Keys of waiting messages that did not reach the server, and are sent again after a while. One that timed out is not: a
 * slow server may still store it, so it cannot be asked yet whether the message arrived.
 */
const $unreachedHeads = combine($waiting, $timedOut, (waiting, timedOut) =>
  waiting.filter((key) => !timedOut.includes(key)),
)
/** The same, and the messages behind them in the line of their conversation. */
export const $unreached = combine($outboxState, $unreachedHeads, (outbox, heads) =>
  heads.length === 0 ? heads : [...heads, ...heldMessages(outbox, heads).map(({ key }) => key)],
)

/** Messages that are being sent or have failed; also one that is held back by another is not being sent. */
export const $outbox = combine($outboxState, $unreachedHeads, (outbox, heads) => {
  const held = heldMessages(outbox, heads)
  return outbox
    .filter(({ state }) => state !== 'stored')
    .map((message): QueuedMessage => (held.includes(message) ? { ...message, state: 'failed' } : message))
})

/** Stored messages that this tab has to announce, in the order in which they were stored. */
export const $unannounced = combine($outboxState, $tab, (outbox, tab) =>
  outbox.filter((message) => message.state === 'stored' && [tab, ''].includes(message.tab)),
)

const isOf = (session: Session | null, message: QueuedMessage) =>
  session !== null && userKey(session.person) === userKey(message.session.person)

const enqueueFx = attach({
  source: $tab,
  effect(tab, { knownMessages, ...written }: NewMessage): QueuedMessage {
    const message: QueuedMessage = {
      ...written,
      userId: written.session.person.id,
      tab,
      key: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
      writtenAt: Date.now(),
      state: 'sending',
      isUncertain: false,
      earlierIds: knownMessages && idsOfText(knownMessages, written.text),
    }
    saveMessage(message)
    return message
  },
})
const updateStorageFx = createEffect((messages: readonly QueuedMessage[]) => messages.forEach(updateMessage))
const removeFromStorageFx = createEffect(removeMessage)

// Data flow between events, stores and effects

sample({ clock: messageSubmitted, target: enqueueFx })
// A session may end while the form is sent: then the message waits in the storage for the next login of its user.
sample({
  clock: enqueueFx.doneData,
  source: $session,
  filter: isOf,
  fn: (_, message) => message,
  target: messageEnqueued,
})

/** Number of attempts to send the waiting messages again without a sign that the connection is back. */
const $attempts = sessionStore(0)
const waitFx = createEffect((delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay)))
// A connection may return without a sign: a server was down while the browser was online, and the hub stayed connected.
sample({
  clock: sendMessageFx.fail,
  source: { heads: $unreachedHeads, attempts: $attempts, isWaiting: waitFx.pending },
  filter: ({ heads, isWaiting }) => heads.length > 0 && !isWaiting,
  fn: ({ attempts }) => delays.resend[Math.min(attempts, delays.resend.length - 1)] ?? 0,
  target: waitFx,
})
const resendDue = waitFx.done.map(() => undefined)
$attempts.on(resendDue, (attempts) => attempts + 1).reset(sendMessageFx.done, connectionReturned, pageShown)

/** Messages that are sent again without a click of the user, who has already been told that they were not sent. */
const resent = merge([
  sample({ clock: connectionReturned, source: $waiting }),
  sample({ clock: [pageShown, resendDue], source: $unreachedHeads }),
]).filter({ fn: (keys) => keys.length > 0 })
const $resent = sessionStore<readonly string[]>([])
  .on(resent, (_, keys) => keys)
  .on(retryRequested, (keys, key) => keys.filter((one) => one !== key))

const isFailed = ({ key, state }: QueuedMessage, keys: readonly string[]) =>
  state === 'failed' && keys.includes(key)
/** A message in the line is sent after those that hold it back. */
const lineRetried = sample({
  clock: retryRequested,
  source: { outbox: $outboxState, heads: $unreachedHeads },
  fn: ({ outbox, heads }, key) => [
    key,
    ...heads.filter((head) => heldMessages(outbox, [head]).some((held) => held.key === key)),
  ],
})
const retried = sample({
  clock: [lineRetried, resent],
  source: { outbox: $outboxState, tab: $tab },
  filter: ({ outbox }, keys) => outbox.some((message) => isFailed(message, keys)),
  fn: ({ outbox, tab }, keys) =>
    outbox
      .filter((message) => isFailed(message, keys))
      .map((message): QueuedMessage => ({ ...message, tab, state: 'sending' })),
})
const adoptedMessages = sample({
  clock: tabClosed,
  source: { outbox: $outboxState, tab: $tab },
  fn: ({ outbox, tab }, closedTab) => adoptMessages(outbox, closedTab, tab),
})
// Failed messages that the server had stored after all.
const storedFound = sample({
  clock: conversationLoaded,
  source: { outbox: $outboxState, tab: $tab, inFlight: $inFlight },
  fn: ({ outbox, tab, inFlight }, { conversation, messages }) =>
    findStored(
      outbox.filter(
        (message) =>
          sameId(message.destinationId, conversation) &&
          [tab, ''].includes(message.tab) &&
          !inFlight.some(({ key }) => key === message.key),
      ),
      messages,
    ),
})
$outboxState
  .on([retried, adoptedMessages], (outbox, changed) =>
    outbox.map((message) => changed.find(({ key }) => key === message.key) ?? message),
  )
  .on(storedFound, (outbox, found) =>
    found.reduce((result, { key, id }) => markStored(result, key, id), outbox),
  )

// Ignore changes by other tabs to messages that this tab is sending: its state is newer.
const otherTabChange = sample({
  clock: outboxChanged,
  source: $inFlight,
  filter: (inFlight, change) =>
    !inFlight.some(({ key }) => key === (change.kind === 'saved' ? change.message.key : change.key)),
  fn: (_, change) => change,
})
$outboxState.on(otherTabChange, applyOutboxChange)
/** A message was sent to the given conversation in another tab. */
export const sentInOtherTab = sample({
  clock: otherTabChange.filterMap((change) =>
    change.kind === 'saved' && change.message.state === 'stored' ? change.message.destinationId : undefined,
  ),
})

sample({ clock: [retried, adoptedMessages], target: updateStorageFx })
// Save the messages with the same text too: after a reload, they must not be mistaken for the stored one.
sample({
  clock: storedFound,
  source: { outbox: $outboxState, tab: $tab },
  fn({ outbox, tab }, found) {
    const keys = found.map(({ key }) => key)
    return [...outbox.filter(({ key }) => keys.includes(key)), ...othersWithText(outbox, keys, tab)]
  },
  target: updateStorageFx,
})
// Save the ids before the message is sent: after a reload, they tell that it may have been.
sample({
  clock: earlierIdsLearned,
  source: $outboxState,
  fn: (outbox, learned) => [outbox.find(({ key }) => key === learned.key) ?? learned],
  target: updateStorageFx,
})
// Save messages also after the session has ended, for the next login.
sample({
  clock: sendMessageFx.finally,
  source: { outbox: $outboxState, tab: $tab },
  fn: ({ outbox, tab }, { params, status }): QueuedMessage[] => [
    {
      ...params,
      ...outbox.find(({ key }) => key === params.key),
      state: status === 'done' ? 'stored' : 'failed',
    },
    ...othersWithText(outbox, [params.key], tab),
  ],
  target: updateStorageFx,
})
sample({
  clock: discardRequested,
  source: $session,
  filter: (session: Session | null): session is Session => session !== null,
  fn: (session, key) => ({ session: session as Session, key }),
  target: removeFromStorageFx,
})
sample({ clock: messageAnnounced, target: removeFromStorageFx })

/** Selects one message at a time per conversation, so that messages are stored in the order of writing. */
const nextMessageSelected = sample({
  clock: [messageEnqueued, retried, discardRequested, storedFound, otherTabChange, sendMessageFx.finally],
  source: { outbox: $outboxState, tab: $tab, inFlight: $inFlight, heads: $unreachedHeads },
  fn({ outbox, tab, inFlight, heads }) {
    const held = heldMessages(outbox, heads)
    return outbox.find((message) => isSendable(message, tab, inFlight) && !held.includes(message)) ?? null
  },
})
sample({
  clock: nextMessageSelected,
  filter: (next: QueuedMessage | null): next is QueuedMessage => next !== null,
  target: sendMessageFx,
})

/** The server stored a message; `stored` is undefined if the answer does not contain the message. */
export const messageStored = sample({
  clock: sendMessageFx.done,
  source: $session,
  filter: (session, { params }) => isOf(session, params),
  fn: (_, { params, result }) => ({ sent: params, stored: result }),
})

sample({
  clock: messageStored,
  fn: ({ sent }) => messagingTexts.ref('message.sentAloud', { text: sent.text }),
  target: announce,
})

sample({
  clock: sendMessageFx.fail,
  source: { session: $session, resent: $resent },
  filter({ session, resent }, { params, error }) {
    // The end of a session shows its own message.
    const { isSignedOut } = outcomeOf(error)
    return isOf(session, params) && !isSignedOut && !(isUnanswered(error) && resent.includes(params.key))
  },
  fn: (_, { error }) => ({
    kind: 'danger' as const,
    text: messagingTexts.ref('message.errorSending'),
    detail: errorMessage(error),
  }),
  target: toastShown,
})

// Count unsent messages, because logout asks whether to keep them.
sample({ clock: $outbox, fn: ({ length }) => length, target: unsentCounted })
