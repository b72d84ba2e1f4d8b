import { Button, Notice, refreshIcon, Skeleton, SkeletonGroup, sentenceOf, useSpeak, useTexts } from '@kernel'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { networkTexts } from '../texts'

interface AwaitedProps<Data> {
  /** A query with `throwOnError: false`: what failed is said here, the rest of the screen goes on. */
  readonly query: UseQueryResult<Data>
  /** What could not be shown. */
  readonly failed: string
  readonly fallback?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** One part of a screen: its skeleton, its failure with a way on, or what came. */
export function Awaited<Data>({ query, failed, fallback = <Rows />, children }: AwaitedProps<Data>) {
  const t = useTexts(networkTexts)
  const say = useSpeak()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return fallback

  const retry = (
    <Button
      size="sm"
      variant="soft"
      icon={refreshIcon}
      isLoading={query.isFetching}
      onClick={() => query.refetch()}
    >
      {t.retry()}
    </Button>
  )
  return (
    <Notice tone="danger" title={failed} action={retry}>
      {say(sentenceOf(query.error))}
    </Notice>
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
