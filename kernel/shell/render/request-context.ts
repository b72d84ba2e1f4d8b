import { AsyncLocalStorage } from 'node:async_hooks'
import { separateRequests } from '../../core/async/per-request'

interface RequestContext {
  readonly location: URL
  readonly values: Map<object, unknown>
}

const contexts = new AsyncLocalStorage<RequestContext>()

separateRequests(() => contexts.getStore()?.values)

// Components read the global `location`; each render has its own.
const { location: pageLocation } = globalThis
Object.defineProperty(globalThis, 'location', {
  configurable: true,
  get: () => contexts.getStore()?.location ?? pageLocation,
})

/** Runs an action with its own `location` and its own values of `perRequest`. */
export const runAt = <Result>(location: URL, action: () => Result): Result =>
  contexts.run({ location, values: new Map() }, action)
