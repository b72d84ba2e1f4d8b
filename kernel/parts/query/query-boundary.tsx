import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton'
import { ErrorNotice } from './error-notice'

export interface QueryBoundaryProps<Data> {
  /** A query with `throwOnError: false`. */
  readonly query: UseQueryResult<Data>
  readonly failed: string
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
  fallback = <Rows />,
  children,
}: QueryBoundaryProps<Data>) {
  // A refetch clears `query.error`; keep showing it with a waiting button.
  const [error, setError] = useState(query.error)
  if (query.error && query.error !== error) setError(query.error)
  if (query.data !== undefined) return children(query.data)
  const isTryingAgain = query.isFetching && query.errorUpdateCount > 0
  if (!error || !(query.isError || isTryingAgain)) return fallback
  return (
    <ErrorNotice title={failed} error={error} isTrying={query.isFetching} onRetry={() => query.refetch()} />
  )
}

function Rows() {
  return (
    <SkeletonGroup>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}
