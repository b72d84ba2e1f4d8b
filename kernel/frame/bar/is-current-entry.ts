import { type Location, matchPath } from 'react-router'
import type { RegisteredEntry, RegisteredPage } from '../../core/plugin/registry'

const matchesQuery = ({ query }: RegisteredEntry, current: URLSearchParams) =>
  Object.entries(query ?? {}).every(([name, value]) => current.get(name) === String(value))

export type Current = 'page' | 'true' | undefined

/**
 * `page` for the link to the current screen, `true` for the link to the place to which the screen belongs. A link to a tab
 * is current only on this tab; the link to the whole screen is not current there.
 * @param siblings all entries of the same list, including this one
 */
export function currentOf(
  entry: RegisteredEntry,
  siblings: readonly RegisteredEntry[],
  location: Location,
  page: RegisteredPage | undefined,
): Current {
  if (isCurrentEntry(entry, siblings, location)) return 'page'
  return page?.place && entry.to === page.place && !entry.query ? 'true' : undefined
}

function isCurrentEntry(
  entry: RegisteredEntry,
  siblings: readonly RegisteredEntry[],
  { pathname, search }: Location,
): boolean {
  if (!entry.to || !matchPath({ path: entry.to.path, end: entry.to.path === '/' }, pathname)) return false
  const current = new URLSearchParams(search)
  const isTabCurrent = siblings.some(
    (other) => other.query && !entry.query && other.to === entry.to && matchesQuery(other, current),
  )
  return matchesQuery(entry, current) && !isTabCurrent
}
