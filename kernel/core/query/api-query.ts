import { queryOptions } from '@tanstack/react-query'
import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import { afterPaint } from '../async/tasks'
import type { paths } from '../http/api.gen'
import { api } from '../http/client'
import type { ReadablePath } from '../http/schema'
import { unwrap } from '../http/unwrap'
import { noteAnswer, readSavedAnswer, saveAnswer } from './offline-answers'
import { overlayOf } from './overlay'
import { initialDataFromPage, recordAnswer } from './page-answers'
import { readWhenDue } from './read-when-due'

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
  /** Parses the untrusted response (decision:tolerant-readers). @throws ApiError if it is unreadable */
  readonly read: (response: Data<Path>) => Shape
  /** Needed when several queries read the same path differently: each has its own cache entry. */
  readonly variant?: string
  /** Whether the user can read the last answer without a connection (decision:offline). */
  readonly keepOffline?: boolean
}

/** TanStack Query options of a GET. The cache holds the parsed response, keyed by method, path, parameters and variant. */
export function apiQuery<Path extends ReadablePath, Shape>(
  path: Path,
  { init, read, variant, keepOffline = false }: ApiQueryOptions<Path, Shape>,
) {
  const get = api.GET as (
    path: string,
    init: object,
  ) => Promise<{ data?: Data<Path>; error?: unknown; response: Response }>
  return queryOptions({
    queryKey: ['get', path, init ?? null, variant ?? null] as const,
    async queryFn({ signal, client, queryKey }): Promise<Shape> {
      // A screen that opens with what is known is painted before that is read again.
      if (client.getQueryData(queryKey) !== undefined) await afterPaint()
      const query = client.getQueryCache().find({ queryKey })
      overlayOf(client).readBegun(query)
      let response: unknown
      try {
        response =
          (await readWhenDue({ client, queryKey }, () => unwrap(get(path, { ...init, signal })))) ?? null
      } catch (error) {
        const { data, fetchFailureCount = 0 } = client.getQueryState(queryKey) ?? {}
        if (!keepOffline || data !== undefined) throw error
        const readCopy = (answer: unknown) => read(answer as Data<Path>)
        overlayOf(client).readBegun(query, true)
        return readSavedAnswer({ path, init, error, read: readCopy, isRetried: fetchFailureCount === 0 })
      }
      const data = read(response as Data<Path>)
      noteAnswer(path, init)
      if (keepOffline) saveAnswer(path, init, response)
      recordAnswer(path, init, response)
      return data
    },
    meta: { keepOffline },
    ...initialDataFromPage(path, init, (answer) => read(answer as Data<Path>)),
  })
}
