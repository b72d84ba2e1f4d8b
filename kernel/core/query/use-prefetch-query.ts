import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Reads what the person will most likely look at next, unless a fresh answer is there. A failure is not shown and not
 * kept: the screen that shows the answer asks again by itself.
 *
 * @param query as of `apiQuery`
 * @example
 * usePrefetchQuery(myPostsQuery())
 */
export function usePrefetchQuery<Answer, Shape, Key extends QueryKey>(
  query: Pick<UseQueryOptions<Answer, Error, Shape, Key>, 'queryKey' | 'queryFn' | 'structuralSharing'>,
): void {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening of the screen
  useEffect(() => {
    const { queryKey, queryFn, structuralSharing } = query
    client.fetchQuery({ queryKey, queryFn, structuralSharing }).catch(() => {
      const isShown = client.getQueryCache().find({ queryKey })?.isActive()
      if (!isShown) client.removeQueries({ queryKey, exact: true })
    })
  }, [client])
}
