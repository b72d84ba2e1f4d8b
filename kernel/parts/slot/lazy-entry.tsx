import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { TimeoutError } from '../../core/async/with-timeout'
import type { LazyContent, Load } from '../../core/plugin/entry'
import { type LazyComponent, lazyComponent } from '../../ui/lazy/lazy-component'

/** The code of a screen or entry did not come. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  /** A newer version is out, and reloading the page has not brought it. */
  readonly isOutdated: boolean

  constructor(cause: unknown, isOutdated: boolean) {
    super(String(cause), { cause })
    this.isOutdated = isOutdated
  }
}

interface LazyEntry<Props extends object> {
  readonly part: LazyComponent<Props>
  /** As React wants it. One that has failed is never asked again by React: the next try takes a new one. */
  Component: LazyExoticComponent<ComponentType<Props>>
}

// A `load` knows its props and so does the component made of it; a map of many cannot carry that.
const known = new WeakMap<object, unknown>()

function entryOf<Props extends object>(content: LazyContent<Props>): LazyEntry<Props> {
  const { load } = content
  if (!known.has(load)) {
    const part = lazyComponent<Props>(() => withQueries(content))
    known.set(load, { part, Component: componentOf(part) } satisfies LazyEntry<Props>)
  }
  return known.get(load) as LazyEntry<Props>
}

const componentOf = <Props extends object>(part: LazyComponent<Props>) =>
  lazy(async () => ({ default: await part.load().catch(refuse) }))

/** Where a newer version is out, the page is reloaded for it meanwhile: route and drafts stay. */
async function refuse(cause: unknown): Promise<never> {
  // A silent server says nothing of newer versions, either.
  const isOutdated = !(cause instanceof TimeoutError) && (await globalThis.boot?.reloadIfOutdated?.())
  throw new ChunkError(cause, isOutdated ?? false)
}

/**
 * The component behind a `load`, for Suspense, with the session's query client around it; the same one for the same
 * `load`.
 */
export const lazyWithRetry = <Props extends object>(
  content: LazyContent<Props>,
): LazyExoticComponent<ComponentType<Props>> => entryOf(content).Component

/** Loads a component ahead of time. */
export const preloadEntry = <Props extends object>(content: LazyContent<Props>): void =>
  entryOf(content).part.preload()

/** Lets the next try ask the server again, where a component failed to load. */
export function resetLazy(load: Load<never>): void {
  const entry = known.get(load) as LazyEntry<never> | undefined
  if (entry) entry.Component = componentOf(entry.part)
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
