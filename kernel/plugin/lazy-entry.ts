import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Load } from './manifest'

const known = new WeakMap<Load<never>, LazyExoticComponent<ComponentType<never>>>()

/** The code of a screen or entry did not come, twice; a new version may have taken its place. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/**
 * The component behind a `load`, as React wants it; the same one for the same `load`. Code that does
 * not come is asked for once more.
 */
export function lazyEntry<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  const found = known.get(load as Load<never>)
  if (found) return found as unknown as LazyExoticComponent<ComponentType<Props>>
  const made = lazy(() => load().catch(load).catch((cause) => Promise.reject(new ChunkError(String(cause), { cause }))))
  known.set(load as Load<never>, made as unknown as LazyExoticComponent<ComponentType<never>>)
  return made
}

/** Forgets a component that failed to load, so that the next try asks the server again. */
export function forgetEntry(load: Load<never>): void {
  known.delete(load)
}
