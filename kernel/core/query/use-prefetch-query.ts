import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type PrefetchedQuery, prefetchQuery } from './prefetch-query'

/** Prefetches a query of a likely next screen. A failure is neither shown nor cached; the screen retries. */
export function usePrefetchQuery<Answer, Shape, Key extends QueryKey>(
  query: PrefetchedQuery<Answer, Shape, Key>,
): void {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useEffect(() => prefetchQuery(client, query), [client])
}
