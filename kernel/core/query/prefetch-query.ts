import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { createEvent } from 'effector'
import { sessionStore } from '../session/events'

export const clientShown = createEvent<QueryClient>()

/** The query client of the screens, for what is outside of them; null before the first screen that needs it. */
export const $shownClient = sessionStore<QueryClient | null>(null).on(clientShown, (_, client) => client)

export type PrefetchedQuery<Answer, Shape, Key extends QueryKey> = Pick<
  UseQueryOptions<Answer, Error, Shape, Key>,
  'queryKey' | 'queryFn' | 'structuralSharing'
>

/** See `usePrefetchQuery`. */
export function prefetchQuery<Answer, Shape, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, queryFn, structuralSharing }: PrefetchedQuery<Answer, Shape, Key>,
): void {
  client.fetchQuery({ queryKey, queryFn, structuralSharing }).catch(() => {
    const isShown = client.getQueryCache().find({ queryKey })?.isActive()
    if (!isShown) client.removeQueries({ queryKey, exact: true })
  })
}
