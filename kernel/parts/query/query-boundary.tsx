import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton'
import { ErrorNotice } from './error-notice'

/** Props of {@link QueryBoundary}. */
export interface QueryBoundaryProps<Data> {
  /** A query with `throwOnError: false`: what failed is said here, the rest of the screen goes on. */
  readonly query: UseQueryResult<Data>
  /** What could not be shown. */
  readonly failed: string
  readonly fallback?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * One part of a screen: its skeleton, its failure with a way on, or what came.
 *
 * @param props `query`, `failed`, `fallback`, and what to draw of the data
 * @example
 * <Awaited query={query} failed={t.errorReading()}>{(tags) => <Tags tags={tags} />}</Awaited>
 */
export function QueryBoundary<Data>({
  query,
  failed,
  fallback = <Rows />,
  children,
}: QueryBoundaryProps<Data>) {
  // Another try clears the error: until it is answered the notice stays, and its button waits.
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
