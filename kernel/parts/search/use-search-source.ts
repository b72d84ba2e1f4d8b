import { useEffect, useEffectEvent } from 'react'
import { rankItems } from '../../core/parse/search'
import type { SearchResult, SearchSourceProps } from '../../core/plugin/shell-slots'

/** The query whose results a source searches; TanStack Query's queries have these fields. */
export interface SourceQuery {
  readonly isLoading: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

export interface SearchSourceOptions<Item extends object> {
  /** The items to search; `undefined` while they load. */
  readonly items: readonly Item[] | undefined
  /** Returns the text to search; define it outside of components. Without it, all items match: the server searched. */
  readonly textOf?: (item: Item) => string
  readonly resultOf: (item: Item) => SearchResult
  readonly query?: SourceQuery
  /** What the source does not search. */
  readonly note?: string
  /** Whether all items are results while the search text is empty. */
  readonly isShownAtFirst?: boolean
}

const noItems: readonly never[] = []

/**
 * Reports the items that match the search text, for contributions to `searchSources`.
 * @example
 * const query = useQuery({ ...myCoursesQuery(), enabled: props.searchText !== '' })
 * useSearchSource(props, { items: query.data, textOf: courseText, query, resultOf: ({ id, title }) => ({ … }) })
 */
export function useSearchSource<Item extends object>(
  { searchText, limit, onFound }: SearchSourceProps,
  { items, textOf, resultOf, query, note, isShownAtFirst = false }: SearchSourceOptions<Item>,
): void {
  const isLoading = query?.isLoading ?? false
  const error = query?.error ?? null
  const isSearched = searchText !== '' || isShownAtFirst
  const report = useEffectEvent(() => {
    const found = (isSearched && items) || noItems
    const matches = textOf ? rankItems(found, searchText, textOf) : found
    onFound({
      results: matches.slice(0, limit).map(resultOf),
      total: matches.length,
      isLoading: isSearched && isLoading,
      error: isSearched ? error : null,
      retry: query && (() => void query.refetch()),
      note,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values that the findings depend on
  useEffect(() => void report(), [items, searchText, limit, isLoading, error, isSearched])
}
