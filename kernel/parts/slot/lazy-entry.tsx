import { type ComponentType, lazy } from 'react'
import { loadCode } from '../../core/async/load-code'
import { perRequest } from '../../core/async/per-request'
import { TimeoutError } from '../../core/async/timeouts'
import type { LazyContent, Load } from '../../core/plugin/slot'
import { type LazyComponent, lazyComponent } from '../../ui/lazy/lazy-component'

export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  /** Whether a newer build exists, although the page was already reloaded to get it. */
  readonly isOutdated: boolean

  constructor(cause: unknown, isOutdated: boolean) {
    super(String(cause), { cause })
    this.isOutdated = isOutdated
  }
}

interface LazyEntry<Props extends object> {
  readonly loader: LazyComponent<Props>
  /**
   * The component to render. If its code loaded before the first render, the component itself, so that React can hydrate it
   * at once; else a `React.lazy` component. A retry replaces that one, because it never loads again after a failure.
   */
  Component?: ComponentType<Props> | undefined
}

// Lazy components by `load` function. Type `unknown`: TypeScript cannot relate the props of key and value.
const entries = new WeakMap<object, unknown>()

function entryOf<Props extends object>(content: LazyContent<Props>): LazyEntry<Props> {
  const { load } = content
  if (!entries.has(load)) {
    const loader = lazyComponent<Props>(() => withQueries(content))
    entries.set(load, { loader } satisfies LazyEntry<Props>)
  }
  return entries.get(load) as LazyEntry<Props>
}

const componentOf = <Props extends object>(loader: LazyComponent<Props>): ComponentType<Props> =>
  loader.loaded ?? lazy(async () => ({ default: await loader.load().catch(throwChunkError) }))

/** Reloads the page if a newer build exists (route and drafts stay); throws if none exists or a reload did not help. */
async function throwChunkError(cause: unknown): Promise<never> {
  // After a timeout, do not ask the server for a newer build: it would not answer that request either.
  const isOutdated = !(cause instanceof TimeoutError) && (await globalThis.boot?.reloadIfOutdated?.())
  throw new ChunkError(cause, isOutdated ?? false)
}

/**
 * Loads the function of an entry. The next call after a failure tries again.
 * @throws {ChunkError} when its code does not load
 */
export const loadFunction = <Props extends object, Value>({
  load,
}: {
  readonly load?: Load<never, unknown>
}): Promise<(props: Props) => Value> =>
  loadCode(load as unknown as Load<Props, Value>).then((code) => code.default, throwChunkError)

/**
 * The lazy component of an entry: the same one for the same `load` until {@link resetLazy}. It has the session's query
 * client unless `hasServerState` is false.
 */
export function lazyWithRetry<Props extends object>(content: LazyContent<Props>): ComponentType<Props> {
  rendered.get()?.add(content.load)
  const entry = entryOf(content)
  entry.Component ??= componentOf(entry.loader)
  return entry.Component
}

const rendered = perRequest<Set<object> | undefined>(undefined)

/** Starts to record the entries rendered on a server. @returns the record of their `load` functions, which grows */
export function recordRenderedEntries(): ReadonlySet<object> {
  const record = new Set<object>()
  rendered.set(record)
  return record
}

/** Loads the code of an entry before it is rendered; resolves also if the code does not load. */
export const loadEntry = <Props extends object>(content: LazyContent<Props>): Promise<unknown> =>
  entryOf(content)
    .loader.load()
    .catch(() => undefined)

export const preloadEntry = <Props extends object>(content: LazyContent<Props>): void =>
  void loadEntry(content)

/** Forgets a failed lazy component, so that the next render requests its code again. */
export function resetLazy(load: Load<never>): void {
  const entry = entries.get(load) as LazyEntry<never> | undefined
  if (entry) entry.Component = undefined
}

const loadQueries = () => import('../../core/query/session-query-provider')

async function withQueries<Props extends object>({ load, hasServerState = true }: LazyContent<Props>) {
  if (!hasServerState) return load()
  const [{ default: Entry }, { SessionQueryProvider }] = await Promise.all([load(), loadQueries()])
  return {
    default: (props: Props) => (
      <SessionQueryProvider>
        <Entry {...props} />
      </SessionQueryProvider>
    ),
  }
}
