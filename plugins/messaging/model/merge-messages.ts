import { type Id, sameId } from '@kernel'
import type { Message } from './message'

/** The messages of a conversation as loaded by one request. */
export interface ConversationSnapshot {
  /** Time of the request, comparable with {@link Arrival.at}. */
  readonly askedAt: number
  readonly messages: readonly Message[]
}

/** A message that came from the hub or from sending, not from loading the conversation. */
export interface Arrival extends Message {
  readonly at: number
}

/** Number of latest messages that are searched for duplicates. */
const recentCount = 100

/**
 * Merges the loaded messages with the arrivals since the request. Older arrivals are in the answer unless they were
 * deleted.
 */
export function mergeMessages(
  stored: ConversationSnapshot,
  arrivals: readonly Arrival[],
): readonly Message[] {
  const newer = newArrivals(stored, arrivals)
  return newer.length === 0 ? stored.messages : [...stored.messages, ...newer]
}

function newArrivals(
  { askedAt, messages }: ConversationSnapshot,
  arrivals: readonly Arrival[],
): readonly Arrival[] {
  if (arrivals.length === 0) return arrivals
  const last = messages.slice(-(recentCount + arrivals.length))
  // Sets keep the merge of many messages linear.
  const ids = new Set(last.map(({ id }) => String(id)))
  const contents = new Set(last.map(contentKey))
  const isHeld = (arrival: Arrival) =>
    arrival.id === undefined ? contents.has(contentKey(arrival)) : ids.has(String(arrival.id))
  return arrivals.filter((arrival) => arrival.at >= askedAt && !isHeld(arrival))
}

/**
 * Whether a message without an id may already be shown: the hub may repeat messages, or deliver one that was loaded.
 * The author may also have sent the same text twice; only the server knows.
 */
export function mayBeDuplicate(
  { messages }: ConversationSnapshot,
  arrivals: readonly Arrival[],
  received: Message,
): boolean {
  const known = [...messages.slice(-recentCount), ...arrivals.slice(-recentCount)]
  return known.some((message) => isSameMessage(message, received))
}

/**
 * Returns when to check the order with the server. Messages are announced after they are stored, so messages of two
 * authors, or a late announcement of one author, may arrive in another order than they are stored.
 *
 * @returns `soon` for two authors; `once-calm` for one, who may still be writing
 */
export function orderCheckTiming(
  { askedAt }: ConversationSnapshot,
  arrivals: readonly Arrival[],
): 'soon' | 'once-calm' | undefined {
  const newer = arrivals.filter(({ at }) => at >= askedAt)
  const [first] = newer
  if (newer.some(({ userId }) => !sameId(userId, first?.userId))) return 'soon'
  // The user's own messages have ids and are sent in order: no check is needed.
  return newer.length > 1 && newer.some(({ id }) => id === undefined) ? 'once-calm' : undefined
}

/** Returns the messages after `last`, which is found by its content if it has got another key since. */
export function messagesAfter<Line extends MessageContent & Pick<Message, 'key'>>(
  lines: readonly Line[],
  last: Line | undefined,
): readonly Line[] {
  if (!last) return lines
  const sameKey = lines.findLastIndex(({ key }) => key === last.key)
  const at = sameKey < 0 ? lines.findLastIndex((line) => hasSameContent(line, last)) : sameKey
  return at < 0 ? [] : lines.slice(at + 1)
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
  return outbox.filter(
    (sent) =>
      (sent.state === 'failed' && !sent.isUncertain) ||
      !log
        .slice(-recentCount)
        .some(
          (message) =>
            hasSameContent(message, sent) && !sent.earlierIds.some((known) => sameId(known, message.id)),
        ),
  )
}

type MessageContent = Pick<Message, 'userId' | 'text'>

interface PendingMessage extends MessageContent {
  readonly state: 'sending' | 'failed' | 'stored'
  readonly isUncertain: boolean
  readonly earlierIds: readonly Id[]
}

/** Whether two messages are the same; those without an id are compared by author and text. */
const isSameMessage = (one: Message, other: Message) =>
  one.id === undefined || other.id === undefined ? hasSameContent(one, other) : sameId(one.id, other.id)

const hasSameContent = (one: MessageContent, other: MessageContent) =>
  sameId(one.userId, other.userId) && one.text === other.text

const contentKey = ({ userId, text }: MessageContent) => `${userId}\n${text}`
