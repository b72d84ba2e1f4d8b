import { useMemo } from 'react'
import type { Loadable } from '../../../core/plugin/slot'
import { loadableOf, loading, ready } from '../slot/loadable'
import { matchesSearch, rankItems } from './search'

/** The query whose results a source searches; TanStack Query's queries have these fields. */
export interface SourceQuery {
  readonly isLoading: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface SearchSourceOptions<
  Item extends object,
  Result,
  Action extends { readonly title: string } = never,
> {
  /** The items to search; `undefined` while they load. */
  readonly items: readonly Item[] | undefined
  /** Returns the text to search; define it outside of components. Without it, all items match: the server searched. */
  readonly textOf?: (item: Item) => string
  readonly resultOf: (item: Item) => Result
  /** Results beside the items, such as “New group”, which match by their titles and come first. */
  readonly actions?: readonly Action[]
  readonly query?: SourceQuery
  /** What the source does not search. */
  readonly note?: string
  /** Whether all items are results while the search text is empty. */
  readonly isShownAtFirst?: boolean
}

/** The best matches, the number of all matches, and what was not searched. */
export interface SearchMatches<Result> {
  readonly results: readonly Result[]
  readonly total: number
  readonly note: string | undefined
}

const noItems: readonly never[] = []

/**
 * Returns the items that match the search text, for contributions to the slot `searchSources` of the search.
 * @example
 * const query = useQuery({ ...myCoursesQuery(), enabled: props.searchText !== '' })
 * return useSearchSource(props, { items: query.data, textOf: courseText, query, resultOf: ({ id, title }) => ({ … }) })
 */
export function useSearchSource<
  Item extends object,
  Result,
  Action extends { readonly title: string } = never,
>(
  { searchText, limit }: { readonly searchText: string; readonly limit: number },
  {
    items,
    textOf,
    resultOf,
    actions = [],
    query,
    note,
    isShownAtFirst = false,
  }: SearchSourceOptions<Item, Result, Action>,
): Loadable<SearchMatches<Result | Action>> {
  const matches = useMemo(
    () => (textOf && items ? rankItems(items, searchText, textOf) : items),
    [items, searchText, textOf],
  )
  const findings = (all: readonly Item[]) => {
    const found = actions.filter(({ title }) => searchText && matchesSearch(title, searchText))
    return {
      results: [...found, ...all.slice(0, limit).map(resultOf)],
      total: found.length + all.length,
      note,
    }
  }
  if (searchText === '' && !isShownAtFirst) return ready(findings(noItems))
  if (query?.isLoading) return loading
  const refetch = () => query?.refetch()
  // Items that nothing loads now, such as those of a feed that was not opened, are not searched.
  return loadableOf(
    { data: matches ?? (query?.error ? undefined : noItems), error: query?.error, refetch },
    findings,
  )
}
