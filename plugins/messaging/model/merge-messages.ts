import { type Id, sameId } from '@kernel'
import type { Message } from './message'

/** What the server answered to the question for a conversation. */
export interface ConversationSnapshot {
  /** When it was asked, by the clock of {@link Arrival.at}. */
  readonly askedAt: number
  /** Oldest first. */
  readonly messages: readonly Message[]
}

/** A message that came otherwise than by asking for the conversation: from the hub, or as the answer to sending it. */
export interface Arrival extends Message {
  readonly at: number
}

/** So far back a message is looked for that may be the same one. */
const recent = 100

/**
 * A conversation as it is shown: what the server has answered, and what has come since it was asked. What came before
 * that the answer holds already, unless it was deleted.
 */
export function mergeMessages(
  stored: ConversationSnapshot,
  arrivals: readonly Arrival[],
): readonly Message[] {
  const since = stillNews(stored, arrivals)
  return since.length === 0 ? stored.messages : [...stored.messages, ...since]
}

/** Those arrivals that the answer does not hold. */
function stillNews(
  { askedAt, messages }: ConversationSnapshot,
  arrivals: readonly Arrival[],
): readonly Arrival[] {
  if (arrivals.length === 0) return arrivals
  const last = messages.slice(-(recent + arrivals.length))
  // A flood is compared as sets: each with each would be a million comparisons a drawing.
  const ids = new Set(last.map(({ id }) => String(id)))
  const words = new Set(last.map(wordsOf))
  const isHeld = (arrival: Arrival) =>
    arrival.id === undefined ? words.has(wordsOf(arrival)) : ids.has(String(arrival.id))
  return arrivals.filter((arrival) => arrival.at >= askedAt && !isHeld(arrival))
}

/**
 * Whether a message that came without an id may be one that is there already: the hub may bring a message again, or
 * after it was asked for. Somebody may as well say the same twice. Only the server knows, and is asked.
 */
export function isDoubtful(
  { messages }: ConversationSnapshot,
  arrivals: readonly Arrival[],
  received: Message,
): boolean {
  const known = [...messages.slice(-recent), ...arrivals.slice(-recent)]
  return known.some((message) => isSameMessage(message, received))
}

/**
 * Whether the server may have what has come in another order: a message is announced after it was stored. What somebody else
 * wrote in between stands there before it and comes after it, and so does what its author was late to announce.
 *
 * @returns `soon` where two are writing; `once-calm` where one is, who may go on
 */
export function isOrderDoubtful(
  { askedAt }: ConversationSnapshot,
  arrivals: readonly Arrival[],
): 'soon' | 'once-calm' | undefined {
  const since = arrivals.filter(({ at }) => at >= askedAt)
  const [first] = since
  if (since.some(({ userId }) => !sameId(userId, first?.userId))) return 'soon'
  // One's own have an id, and are sent one after the other.
  return since.length > 1 && since.some(({ id }) => id === undefined) ? 'once-calm' : undefined
}

/** What stands below a line. The line is known by what it says where the server has given it another key since. */
export function linesBelow<Line extends Words & Pick<Message, 'key'>>(
  lines: readonly Line[],
  last: Line | undefined,
): readonly Line[] {
  if (!last) return lines
  const sameKey = lines.findLastIndex(({ key }) => key === last.key)
  const at = sameKey < 0 ? lines.findLastIndex((line) => isAlike(line, last)) : sameKey
  return at < 0 ? [] : lines.slice(at + 1)
}

/** The first of so many messages of others that have not been seen; one's own between them are none. */
export function firstUnseen(log: readonly Message[], count: number, me: Id | undefined): Message | undefined {
  return log
    .filter(({ userId }) => !sameId(userId, me))
    .slice(-count)
    .at(0)
}

/** What is still on its way, but for what the conversation holds already: its answer may come later than the message. */
export function stillOnTheWay<Sent extends OnTheWay>(
  outbox: readonly Sent[],
  log: readonly Message[],
): readonly Sent[] {
  return outbox.filter(
    (sent) =>
      (sent.state === 'failed' && !sent.isUncertain) ||
      !log
        .slice(-recent)
        .some((message) => isAlike(message, sent) && !sent.before.some((known) => sameId(known, message.id))),
  )
}

type Words = Pick<Message, 'userId' | 'text'>

interface OnTheWay extends Words {
  readonly state: 'sending' | 'failed' | 'stored'
  readonly isUncertain: boolean
  readonly before: readonly Id[]
}

/** Whether two stand for one message. What has no id yet is known by its author and its words. */
const isSameMessage = (one: Message, other: Message) =>
  one.id === undefined || other.id === undefined ? isAlike(one, other) : sameId(one.id, other.id)

const isAlike = (one: Words, other: Words) => sameId(one.userId, other.userId) && one.text === other.text

const wordsOf = ({ userId, text }: Words) => `${userId}\n${text}`
