import { asRecord, cutText, readText, userStore } from '@kernel'
import type { SearchResult } from '../contract'

/** A result that the user opened, with the id of its source. */
export interface RecentResult extends SearchResult {
  readonly source: string
  readonly to: string
}

const maxResults = 6
/** Maximum number of characters of a stored title, which may come from other users. */
const maxLength = 200

/** The search results that the user opened last on this device, latest first. */
export const recentResults = userStore('recentSearch', parseRecent)

export function parseRecent(stored: unknown): readonly RecentResult[] {
  return Array.isArray(stored) ? stored.flatMap((one) => readRecent(one) ?? []).slice(0, maxResults) : []
}

function readRecent(stored: unknown): RecentResult | undefined {
  const from = asRecord(stored)
  const [source, id, title, to] = [from.source, from.id, from.title, from.to].map((text) => readText(text))
  // Accept only paths of the product: a second slash would lead to another host.
  if (!source || !id || !title || !to || !/^\/(?![/\\])/.test(to)) return undefined
  const avatar = asRecord(from.avatar)
  return {
    source,
    id,
    title: cutText(title, maxLength),
    detail: cutText(readText(from.detail), maxLength) || undefined,
    to,
    avatar: from.avatar
      ? { name: readText(avatar.name), pictureUrl: readText(avatar.pictureUrl) }
      : undefined,
  }
}

/** Moves a result to the top of the list, or adds it there. */
export function addRecent(recent: readonly RecentResult[], result: RecentResult): readonly RecentResult[] {
  const { source, id, title, detail, to, avatar } = result
  const others = recent.filter((one) => one.source !== source || one.id !== id)
  return [{ source, id, title, detail, to, avatar }, ...others].slice(0, maxResults)
}
