import { useEffect, useEffectEvent } from 'react'
import type { Notice, NoticeSourceProps } from '../../core/plugin/shell-slots'
import type { SourceQuery } from '../search/use-search-source'

/** Maximum number of notices of a source; older ones are only on the screen of the source. */
const maxNotices = 20

export interface NoticeSourceOptions<Item> {
  /** The items, newest first; `undefined` while they load. */
  readonly items: readonly Item[] | undefined
  readonly noticeOf: (item: Item) => Notice
  readonly query?: SourceQuery
}

/**
 * Reports the newest 20 items as notices, for contributions to `noticeSources`.
 * @example
 * const query = useQuery({ ...paymentsQuery(), enabled: props.isOpen })
 * useNoticeSource(props, { items: query.data, query, noticeOf: ({ key, createdAt }) => ({ … }) })
 */
export function useNoticeSource<Item>(
  { onFound }: NoticeSourceProps,
  { items, noticeOf, query }: NoticeSourceOptions<Item>,
): void {
  const isLoading = query?.isLoading ?? false
  // Keep showing loaded notices when a refetch fails.
  const error = items === undefined ? (query?.error ?? null) : null
  const report = useEffectEvent(() =>
    onFound({
      notices: (items ?? []).slice(0, maxNotices).map(noticeOf),
      isLoading,
      error,
      retry: query && (() => void query.refetch()),
    }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that the findings depend on
  useEffect(() => void report(), [items, isLoading, error])
}
