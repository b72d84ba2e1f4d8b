import { type Id, sameId } from '@kernel'
import type { Message } from './message'
import type { OutboxNews, QueuedMessage } from './queued-message'

type Box = readonly QueuedMessage[]

/** The server has a message: it is only to be announced, and no other one of the same words is taken for it. */
export function withTaken(box: Box, key: string, id: Id | undefined): Box {
  const taken = box.find((message) => message.key === key)
  if (!taken) return box
  const others = box
    .filter((message) => message !== taken)
    .map((message) =>
      message.text === taken.text ? { ...message, before: message.before.concat(id ?? []) } : message,
    )
  return [...others, { ...taken, state: 'stored' }]
}

/** What another tab has written, sent or discarded. @returns the same box where nothing is new */
export function withNews(box: Box, news: OutboxNews): Box {
  if (news.kind === 'removed') {
    // What was sent goes from one area of the storage to the other.
    const isGone = ({ key, state }: QueuedMessage) =>
      key === news.key && (state === 'stored') === news.isStored
    return box.some(isGone) ? box.filter((message) => !isGone(message)) : box
  }
  const { message } = news
  return box.some(({ key }) => key === message.key)
    ? box.map((other) => (other.key === message.key ? message : other))
    : [...box, message]
}

/** What a tab has left that is gone. Whether it had sent what was on its way nobody knows: the person decides. */
export const adopted = (box: Box, gone: string, tab: string): QueuedMessage[] =>
  box
    .filter((message) => message.tab === gone)
    .map((message) =>
      message.state === 'sending'
        ? { ...message, tab, state: 'failed', isUncertain: true }
        : { ...message, tab },
    )

/** Which of the messages that failed stand in the server's answer after all. */
export function recognized(
  box: Box,
  answer: readonly Message[],
): readonly { readonly key: string; readonly id: Id | undefined }[] {
  const finds: { key: string; id: Id | undefined }[] = []
  for (const message of box) {
    if (message.state !== 'failed' || !message.isUncertain) continue
    const isKnown = (id: Id | undefined) =>
      [...message.before, ...finds.map((found) => found.id)].some((known) => sameId(known, id))
    const stored = answer.find(
      ({ id, text, userId }) => text === message.text && sameId(userId, message.userId) && !isKnown(id),
    )
    if (stored) finds.push({ key: message.key, id: stored.id })
  }
  return finds
}

/** Whether a message may go now: it is this tab's, and no other one to the same conversation is under way. */
export const isSendable = (
  { state, tab, destinationId }: QueuedMessage,
  here: string,
  underWay: Box,
): boolean =>
  state === 'sending' &&
  [here, ''].includes(tab) &&
  !underWay.some((other) => sameId(other.destinationId, destinationId))
