import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { TimeoutError } from '../../core/async/with-timeout'
import type { LazyContent, Load } from '../../core/plugin/entry'
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
  /** The `React.lazy` component. React keeps a failure forever, so a retry needs a new lazy component. */
  Component: LazyExoticComponent<ComponentType<Props>>
}

// Lazy entries by their `load`. Their type is `unknown`, because TypeScript cannot relate the props of key and value.
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

/** Reloads the page if a newer build exists (route and drafts stay); throws a `ChunkError` if none exists. */
async function throwChunkError(cause: unknown): Promise<never> {
  // After a timeout, do not ask the server for a newer build: it would not answer that request either.
  const isOutdated = !(cause instanceof TimeoutError) && (await globalThis.boot?.reloadIfOutdated?.())
  throw new ChunkError(cause, isOutdated ?? false)
}

/** The lazy component of an entry, wrapped in the session's query client; always the same one for the same `load`. */
export const lazyWithRetry = <Props extends object>(
  content: LazyContent<Props>,
): LazyExoticComponent<ComponentType<Props>> => entryOf(content).Component

export const preloadEntry = <Props extends object>(content: LazyContent<Props>): void =>
  entryOf(content).loader.preload()

/** Forgets a failed lazy component, so that the next render requests its code again. */
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
