import type { Loadable } from '../../../core/plugin/slot'

export const loading = { state: 'loading' } as const

export const ready = <Value>(value: Value): Loadable<Value> => ({ state: 'ready', value })

/** What is known of data that a server sends; the queries of TanStack Query have these fields. */
export interface ReadData<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/**
 * Returns the data of a query for a contribution to a slot. Data stay while and after they could not be read again.
 * @example
 * export default function useGroupStep() {
 *   return loadableOf(useQuery(groupsQuery()), (groups) => groups.length > 0)
 * }
 */
export function loadableOf<Data, Value>(
  { data, error, refetch }: ReadData<Data>,
  select: (data: Data) => Value,
): Loadable<Value> {
  if (data !== undefined) return ready(select(data))
  return error ? { state: 'failed', error, retry: () => void refetch() } : loading
}
