import { hashText, type Id, readDate, sameId } from '@kernel'
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
  readonly id?: Id | undefined
  readonly sentAt?: unknown
}

export interface ReadPosition {
  /** The last messages that were read, latest last: they may be deleted, or get an id. */
  readonly seen: readonly { readonly id: Id | undefined; readonly content: number }[]
  /** Time of the last message that was read, in ms since 1970: the others tell it if all of `seen` are deleted. */
  readonly at: number
}

/** Number of messages with ids that a position names, and of messages in all. */
const maxMarks = { known: 4, all: 20 }

const contentHash = (message: MessageContent) => hashText(contentKey(message))
const timeOf = ({ sentAt }: SeenMessage) => Number(readDate(sentAt) ?? Number.NaN)

/** Returns the position of a person who has read all messages. */
export function endOf(messages: readonly SeenMessage[]): ReadPosition {
  const lastKnown = messages.findLastIndex(({ id }) => id !== undefined)
  const last = messages.slice(Math.max(0, lastKnown + 1 - maxMarks.known)).slice(-maxMarks.all)
  return {
    seen: last.map((message) => ({ id: message.id, content: contentHash(message) })),
    at: last.reduce((latest, message) => Math.max(latest, timeOf(message) || 0), 0),
  }
}

/** Returns the messages after a position. One without an id may have got an id since: then it is found by its content. */
export function messagesAfter<Line extends SeenMessage>(
  lines: readonly Line[],
  { seen, at }: ReadPosition,
): readonly Line[] {
  let end = -1
  for (const { id, content } of seen)
    end = Math.max(
      end,
      id === undefined
        ? lines.findIndex((line, index) => index > end && contentHash(line) === content)
        : lines.findLastIndex((line) => sameId(line.id, id)),
    )
  if (end >= 0) return lines.slice(end + 1)
  if (seen.some(({ id }) => id === undefined)) return []
  // All of them were deleted: a message whose time is unknown counts as read if there was a time.
  return lines.slice(lines.findLastIndex((line) => at > 0 && !(timeOf(line) > at)) + 1)
}

/** Returns the messages of other people after a position. */
export const unreadAfter = (messages: readonly Message[], position: ReadPosition, me: Id | undefined) =>
  messagesAfter(messages, position).filter(({ userId }) => !sameId(userId, me))

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
