import { type Id, readDate, sameId, serverNow } from '@kernel'

interface GroupedMessage {
  readonly userId: Id | undefined
  readonly sentAt?: unknown
  /** State in the outbox; undefined for messages that are not in the outbox. */
  readonly state?: unknown
}

const minuteOf = (sentAt: unknown, now: Date) => Math.floor(Number(readDate(sentAt) ?? now) / 60_000)

/** Whether one person wrote both messages in the same minute, so that they share one time. */
export function isSameGroup(
  one: GroupedMessage | undefined,
  other: GroupedMessage | undefined,
  userId: Id | undefined,
  now = serverNow(),
): boolean {
  if (!one || !other) return false
  const [author, otherAuthor] = [one, other].map((message) => (message.state ? userId : message.userId))
  return sameId(author, otherAuthor) && minuteOf(one.sentAt, now) === minuteOf(other.sentAt, now)
}

/**
 * Returns the first message of a day or after it, in the time zone of this device, else the last one.
 * @param day such as `2026-03-09`
 */
export function firstOfDay<Line extends { readonly sentAt?: unknown }>(
  messages: readonly Line[],
  day: string,
): Line | undefined {
  const start = new Date(`${day}T00:00`)
  const isAfter = ({ sentAt }: Line) => {
    const at = readDate(sentAt)
    return at && at >= start
  }
  return messages.find(isAfter) ?? messages.at(-1)
}

/** Whether a moment is today or yesterday in the time zone of this device; undefined for other days. */
export function nearDay(moment: Date, now = serverNow()): 'today' | 'yesterday' | undefined {
  const startOf = (daysAgo: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo)
  if (moment >= startOf(-1)) return undefined
  if (moment >= startOf(0)) return 'today'
  return moment >= startOf(1) ? 'yesterday' : undefined
}
