import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ScreenSkeleton } from '../../ui/skeleton/screen-skeleton'
import { ErrorNotice } from './error-notice'

export interface QueryBoundaryProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Title of the error notice, or a function that renders the error and a way to continue. */
  readonly failed: string | ((error: unknown, retry: () => void) => ReactNode)
  readonly fallback?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * Renders a query: skeleton, error with retry, or data.
 * @example
 * <QueryBoundary query={query} failed={t.errorReading()}>{(tags) => <Tags tags={tags} />}</QueryBoundary>
 */
export function QueryBoundary<Data>({
  query,
  failed,
  fallback = <ScreenSkeleton of="people" count={3} />,
  children,
}: QueryBoundaryProps<Data>) {
  // A refetch clears `query.error`: keep the error visible, with a busy retry button.
  const [error, setError] = useState(query.error)
  if (query.error && query.error !== error) setError(query.error)
  if (query.data !== undefined) return children(query.data)
  const isTryingAgain = query.isFetching && query.errorUpdateCount > 0
  if (!error || !(query.isError || isTryingAgain)) return fallback
  const retry = () => void query.refetch()
  if (typeof failed === 'function') return failed(error, retry)
  return <ErrorNotice title={failed} error={error} isTrying={query.isFetching} onRetry={retry} />
}
