import { matchQuery, type QueryClient, type QueryFilters } from '@tanstack/react-query'

/**
 * Changes the cached data of matching queries before the server confirms it.
 * @returns the rollback; it skips queries that have changed again since, so that it reverts only this change
 */
export function patchQueries<Data>(
  client: QueryClient,
  filters: QueryFilters,
  change: (data: Data) => Data,
): () => void {
  const patches = client.getQueriesData<Data>(filters).flatMap(([key, before]) => {
    if (before === undefined) return []
    const patched = client.setQueryData<Data>(key, change(before))
    return [{ key, before, patched }]
  })
  return () => {
    for (const { key, before, patched } of patches)
      if (client.getQueryData(key) === patched) client.setQueryData(key, before)
  }
}

/**
 * Cancels the running reads of matching queries: their answers may predate a change and would revert it on screen.
 * The first read of a query continues, because there is no data yet to fall back to.
 * @returns a function to call after the server has answered: it reads again if a read was canceled or started meanwhile,
 *   or if `isForced`
 */
export function pauseReads(client: QueryClient, filters: QueryFilters): (isForced?: boolean) => void {
  const loaded: QueryFilters = {
    predicate: (query) => query.state.data !== undefined && matchQuery(filters, query),
  }
  let isReadDue = client.isFetching(loaded) > 0
  void client.cancelQueries(loaded)
  const stop = client.getQueryCache().subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'fetch'
    if (isRead && matchQuery(filters, event.query)) isReadDue = true
  })
  return (isForced = false) => {
    stop()
    if (isReadDue || isForced) void client.invalidateQueries(filters)
  }
}
