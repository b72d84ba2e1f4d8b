import type { RegisteredEntry } from '../../core/plugin/registry'

/** Whether the current query contains the query of an entry; the router compares only paths. */
const matchesQuery = ({ query }: RegisteredEntry, current: URLSearchParams) =>
  Object.entries(query ?? {}).every(([name, value]) => current.get(name) === String(value))

/**
 * Whether a link leads to the current query, if it leads to the current path. A link to a tab is current only on this tab;
 * the link to the whole screen is not current there.
 * @param siblings all entries of the same list, including this one
 * @param search the current query, such as `?tab=mine`
 */
export function isCurrentEntry(
  entry: RegisteredEntry,
  siblings: readonly RegisteredEntry[],
  search: string,
): boolean {
  const current = new URLSearchParams(search)
  const isTabCurrent = siblings.some(
    (other) => other.query && !entry.query && other.to === entry.to && matchesQuery(other, current),
  )
  return matchesQuery(entry, current) && !isTabCurrent
}
