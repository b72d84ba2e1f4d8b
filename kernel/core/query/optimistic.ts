import type { QueryClient, QueryFilters } from '@tanstack/react-query'

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
