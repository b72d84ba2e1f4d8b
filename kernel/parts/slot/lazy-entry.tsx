import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { TimeoutError } from '../../core/async/with-timeout'
import type { LazyContent, Load } from '../../core/plugin/entry'
import { type LazyComponent, lazyComponent } from '../../ui/lazy/lazy-component'

export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  /** A newer build exists, and reloading did not load it. */
  readonly isOutdated: boolean

  constructor(cause: unknown, isOutdated: boolean) {
    super(String(cause), { cause })
    this.isOutdated = isOutdated
  }
}

interface LazyEntry<Props extends object> {
  readonly loader: LazyComponent<Props>
  /** React caches a failed lazy component for good: a retry needs a new one. */
  Component: LazyExoticComponent<ComponentType<Props>>
}

// TypeScript cannot relate the props of each key to its value.
const entries = new WeakMap<object, unknown>()

function entryOf<Props extends object>(content: LazyContent<Props>): LazyEntry<Props> {
  const { load } = content
  if (!entries.has(load)) {
    const loader = lazyComponent<Props>(() => withQueries(content))
    entries.set(load, { loader, Component: componentOf(loader) } satisfies LazyEntry<Props>)
  }
  return entries.get(load) as LazyEntry<Props>
}

const componentOf = <Props extends object>(loader: LazyComponent<Props>) =>
  lazy(async () => ({ default: await loader.load().catch(throwChunkError) }))

/** Reloads the page when a newer build exists; route and drafts survive. */
async function throwChunkError(cause: unknown): Promise<never> {
  // A server that timed out will not answer this either.
  const isOutdated = !(cause instanceof TimeoutError) && (await globalThis.boot?.reloadIfOutdated?.())
  throw new ChunkError(cause, isOutdated ?? false)
}

/** The lazy component of a `load`, wrapped in the session's query client; stable per `load`. */
export const lazyWithRetry = <Props extends object>(
  content: LazyContent<Props>,
): LazyExoticComponent<ComponentType<Props>> => entryOf(content).Component

export const preloadEntry = <Props extends object>(content: LazyContent<Props>): void =>
  entryOf(content).loader.preload()

/** Makes the next render request the code again after a failure. */
export function resetLazy(load: Load<never>): void {
  const entry = entries.get(load) as LazyEntry<never> | undefined
  if (entry) entry.Component = componentOf(entry.loader)
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
