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

/** How a read is made: the call's parameters, and the reader that turns its untrusted answer into our shape. */
interface ApiQueryOptions<Path extends ReadablePath, Shape> {
  readonly init?: Init<Path>
  readonly read: (answer: Data<Path>) => Shape
}

/**
 * A GET as TanStack Query options, keyed by method, path and parameters, so that two plugins which
 * read the same call share one entry.
 *
 * @param read makes our shape of the answer; it must cope with anything (decision:tolerant-readers)
 * @throws ApiError into the query
 * @example
 * export const feedQuery = () => apiQuery('/api/post/feed', { read: readPosts })
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
      const answer = (await unwrap(get(path, { ...init, signal }))) ?? null
      // An answer that cannot be read is a failed call: a new try must ask the server again.
      readOnce(read, answer as Data<Path>)
      return answer
    },
    // The entry holds the answer as it came and readers shape it, so that two readers do not ask twice.
    select: (answer) => readOnce(read, answer as Data<Path>),
  })
}

const readings = new WeakMap<object, WeakMap<object, unknown>>()

/** An answer may be long, and many ask for it: the same reader reads the same one once. */
function readOnce<Answer, Shape>(read: (answer: Answer) => Shape, answer: Answer): Shape {
  if (typeof answer !== 'object' || answer === null) return read(answer)
  const known = readings.get(read) ?? new WeakMap<object, unknown>()
  readings.set(read, known)
  if (!known.has(answer)) known.set(answer, read(answer))
  return known.get(answer) as Shape
}
