import { type Id, sameId } from '@kernel'
import type { Message } from './message'

/** Number of latest messages that are searched for duplicates. */
const recentCount = 100

const isLoaded = ({ hasArrived }: Message) => !hasArrived

/** Returns the last `count` loaded messages and the last `count` of those that have arrived since. */
function recentMessages(messages: readonly Message[], count: number): readonly Message[] {
  const firstArrival = messages.findLastIndex(isLoaded) + 1
  return [
    ...messages.slice(Math.max(0, firstArrival - count), firstArrival),
    ...messages.slice(Math.max(firstArrival, messages.length - count)),
  ]
}

/** Appends messages from the hub and from sending to a conversation, except those that it contains. */
export function addArrivals(messages: readonly Message[], arrivals: readonly Message[]): readonly Message[] {
  const recent = recentMessages(messages, recentCount + arrivals.length)
  // Sets keep the merge of many messages linear.
  const ids = new Set(recent.map(({ id }) => String(id)))
  const contents = new Set(recent.filter(isLoaded).map(contentKey))
  const isHeld = (arrival: Message) =>
    arrival.id === undefined ? contents.has(contentKey(arrival)) : ids.has(String(arrival.id))
  const added = arrivals.filter((arrival) => !isHeld(arrival))
  return added.length === 0 ? messages : messages.concat(added)
}

/** Returns a conversation without one message. */
export const withoutMessage = (messages: readonly Message[], id: Id): readonly Message[] =>
  messages.filter((message) => !sameId(message.id, id))

/**
 * Returns the received messages that are certainly new. The hub may repeat messages, or deliver one that was loaded; the
 * author may also have sent the same text twice: of messages without an id, only the server knows.
 */
export function withoutDuplicates<Arrived extends Message>(
  messages: readonly Message[],
  received: readonly Arrived[],
): readonly Arrived[] {
  const known = [...recentMessages(messages, recentCount)]
  return received.filter((message) => {
    const isNew = !known.some((other) => isSameMessage(other, message))
    if (isNew) known.push(message)
    return isNew
  })
}

/**
 * Returns when to check the order with the server. Messages are announced after they are stored, so messages of two
 * authors, or a late announcement of one author, may arrive in another order than they are stored.
 *
 * @returns `soon` for two authors; `once-calm` for one, who may still be writing
 */
export function orderCheckTiming(messages: readonly Message[]): 'soon' | 'once-calm' | undefined {
  const arrivals = messages.slice(messages.findLastIndex(isLoaded) + 1)
  const [first] = arrivals
  if (arrivals.some(({ userId }) => !sameId(userId, first?.userId))) return 'soon'
  // The user's own messages have ids and are sent in order: no check is needed.
  return arrivals.length > 1 && arrivals.some(({ id }) => id === undefined) ? 'once-calm' : undefined
}

interface SeenMessage extends MessageContent {
  readonly key: string
  readonly id?: Id | undefined
}

/**
 * Returns the messages after the last seen one that was not deleted since. A message without an id may have got another
 * key since: then it is found by its content.
 */
export function messagesAfter<Line extends SeenMessage>(
  lines: readonly Line[],
  seen: readonly Line[],
): readonly Line[] {
  for (const last of seen.slice(-recentCount).reverse()) {
    const sameKey = lines.findLastIndex(({ key }) => key === last.key)
    const at =
      sameKey < 0 && last.id === undefined
        ? lines.findLastIndex((line) => hasSameContent(line, last))
        : sameKey
    if (at >= 0) return lines.slice(at + 1)
  }
  return seen.every(({ id }) => id !== undefined) ? lines : []
}

/** Returns the first of the last `count` messages of other people. */
export function firstUnread(log: readonly Message[], count: number, me: Id | undefined): Message | undefined {
  return log
    .filter(({ userId }) => !sameId(userId, me))
    .slice(-count)
    .at(0)
}

/**
 * Returns the outbox without messages that the conversation already contains: the answer to sending may arrive later.
 */
export function unconfirmedMessages<Sent extends PendingMessage>(
  outbox: readonly Sent[],
  log: readonly Message[],
): readonly Sent[] {
  return outbox.filter((sent) => {
    const { earlierIds } = sent
    if (!earlierIds || (sent.state === 'failed' && !sent.isUncertain)) return true
    return !log
      .slice(-recentCount)
      .some(
        (message) => hasSameContent(message, sent) && !earlierIds.some((known) => sameId(known, message.id)),
      )
  })
}

type MessageContent = Pick<Message, 'userId' | 'text'>

interface PendingMessage extends MessageContent {
  readonly state: 'sending' | 'failed' | 'stored'
  readonly isUncertain: boolean
  /** Undefined while they are unknown: then the message was not sent yet. */
  readonly earlierIds: readonly Id[] | undefined
}

/** Whether two messages are the same; those without an id are compared by author and text. */
const isSameMessage = (one: Message, other: Message) =>
  one.id === undefined || other.id === undefined ? hasSameContent(one, other) : sameId(one.id, other.id)

const hasSameContent = (one: MessageContent, other: MessageContent) =>
  sameId(one.userId, other.userId) && one.text === other.text

const contentKey = ({ userId, text }: MessageContent) => `${userId}\n${text}`
