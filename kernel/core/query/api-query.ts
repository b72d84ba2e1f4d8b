import { queryOptions } from '@tanstack/react-query'
import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import type { paths } from '../http/api.gen'
import { api } from '../http/client'
import type { ReadablePath } from '../http/readable-path'
import { unwrap } from '../http/unwrap'

type Operation<Path extends ReadablePath> = paths[Path] extends {
  get: infer Get extends Record<string | number, unknown>
}
  ? Get
  : never
type Init<Path extends ReadablePath> = MaybeOptionalInit<paths[Path], 'get'>
type Data<Path extends ReadablePath> = Exclude<
  FetchResponse<Operation<Path>, Init<Path>, `${string}/${string}`>['data'],
  undefined
>

interface ApiQueryOptions<Path extends ReadablePath, Shape> {
  readonly init?: Init<Path>
  readonly read: (response: Data<Path>) => Shape
}

/**
 * TanStack Query options of a GET, keyed by method, path and parameters: plugins share entries of the same call.
 * @param read parses the untrusted response (decision:tolerant-readers); pass the same function each time
 */
export function apiQuery<Path extends ReadablePath, Shape>(
  path: Path,
  { init, read }: ApiQueryOptions<Path, Shape>,
) {
  const get = api.GET as (
    path: string,
    init: object,
  ) => Promise<{ data?: Data<Path>; error?: unknown; response: Response }>
  return queryOptions({
    queryKey: ['get', path, init ?? null] as const,
    async queryFn({ signal }) {
      const response = (await unwrap(get(path, { ...init, signal }))) ?? null
      // An unreadable response fails the query, so that a retry sends a new request.
      readOnce(read, response as Data<Path>)
      return response
    },
    // The cache holds the raw response: two readers share one request.
    select: (response) => readOnce(read, response as Data<Path>),
  })
}

const parsed = new WeakMap<object, WeakMap<object, unknown>>()

/** Memoized: long responses have many observers. */
function readOnce<Raw, Shape>(read: (response: Raw) => Shape, response: Raw): Shape {
  if (typeof response !== 'object' || response === null) return read(response)
  const byResponse = parsed.get(read) ?? new WeakMap<object, unknown>()
  parsed.set(read, byResponse)
  if (!byResponse.has(response)) byResponse.set(response, read(response))
  return byResponse.get(response) as Shape
}
