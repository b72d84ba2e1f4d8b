import { asRecord, readNumber } from '@kernel'
import type { Notice } from '../contract'

export interface ReadNotices {
  /** Time in ms of the first visit on this device; 0 before it, when nothing counts as unread. Older notices count as read. */
  readonly since: number
  /** Keys of the read notices, latest last. */
  readonly keys: readonly string[]
}

/** Maximum number of stored keys, far more than a list shows. */
const maxKeys = 500

export function parseReadNotices(stored: unknown): ReadNotices {
  const { since, keys } = asRecord(stored)
  const texts = Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  return { since: Math.max(0, readNumber(since)), keys: texts.slice(-maxKeys) }
}

export const noticeKey = (source: string, { id }: Notice): string => `${source} ${id}`

export function isUnread(source: string, notice: Notice, { since, keys }: ReadNotices): boolean {
  if (since === 0) return false
  if (notice.markRead) return true
  if (notice.date && notice.date.getTime() < since) return false
  return !keys.includes(noticeKey(source, notice))
}

export function addKeys(read: ReadNotices, added: readonly string[]): ReadNotices {
  const others = read.keys.filter((key) => !added.includes(key))
  return { ...read, keys: [...others, ...added].slice(-maxKeys) }
}
