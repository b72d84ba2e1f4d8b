import type { Notice } from '../../core/plugin/shell-slots'
import type { Loadable } from '../../core/plugin/slot'
import type { SourceQuery } from '../search/use-search-source'
import { loadableOf } from '../slot/loadable'

/** Maximum number of notices of a source; older ones are only on the screen of the source. */
const maxNotices = 20

export interface NoticeOptions<Item> {
  /** The items, newest first; `undefined` while they load. */
  readonly items: readonly Item[] | undefined
  readonly noticeOf: (item: Item) => Notice
  readonly query?: SourceQuery
}

/**
 * Returns the newest 20 items as notices, for contributions to `noticeSources`.
 * @example
 * const query = useQuery({ ...paymentsQuery(), enabled: isOpen })
 * return noticesOf({ items: query.data, query, noticeOf: ({ key, createdAt }) => ({ … }) })
 */
export const noticesOf = <Item>({
  items,
  noticeOf,
  query,
}: NoticeOptions<Item>): Loadable<readonly Notice[]> =>
  loadableOf({ data: items, error: query?.error, refetch: () => query?.refetch() }, (all) =>
    all.slice(0, maxNotices).map(noticeOf),
  )
