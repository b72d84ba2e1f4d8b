import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Load } from './entry'

/** The code of a screen or entry did not come, twice; a new version may have taken its place. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

// A `load` knows its props and so does the component made of it; a map of many cannot carry that.
const known = new WeakMap<object, unknown>()

/**
 * The component behind a `load`, as React wants it; the same one for the same `load`. Code that does
 * not come is asked for once more.
 */
export function lazyEntry<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props & object>> {
  if (!known.has(load))
    known.set(
      load,
      lazy(() => load().catch(load).catch(refuse)),
    )
  return known.get(load) as LazyExoticComponent<ComponentType<Props & object>>
}

/** Forgets a component that failed to load, so that the next try asks the server again. */
export function forgetEntry(load: Load<never>): void {
  known.delete(load)
}

function refuse(cause: unknown): Promise<never> {
  return Promise.reject(new ChunkError(String(cause), { cause }))
}
