import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Prefetches a query of a likely next screen. A failure is neither shown nor cached; the screen retries. */
export function usePrefetchQuery<Answer, Shape, Key extends QueryKey>(
  query: Pick<UseQueryOptions<Answer, Error, Shape, Key>, 'queryKey' | 'queryFn' | 'structuralSharing'>,
): void {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useEffect(() => {
    const { queryKey, queryFn, structuralSharing } = query
    client.fetchQuery({ queryKey, queryFn, structuralSharing }).catch(() => {
      const isShown = client.getQueryCache().find({ queryKey })?.isActive()
      if (!isShown) client.removeQueries({ queryKey, exact: true })
    })
  }, [client])
}
