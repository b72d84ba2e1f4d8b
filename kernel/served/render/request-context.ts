import { AsyncLocalStorage } from 'node:async_hooks'
import { separateRequests } from '../../core/async/per-request'
import type { Settings } from '../../core/config/schema'
import { connectApi } from '../../core/http/client'

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

interface Access {
  readonly settings: Settings
  readonly fetch: typeof fetch
}

/** Connects the API client for the current request on a server. @param canceled aborts the requests that are still open */
export function connectWithoutToken({ settings, fetch }: Access, canceled: AbortSignal): void {
  connectApi({
    ...settings.api,
    fetch: (input, init) =>
      fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([canceled, init.signal]) : canceled }),
    onTokenRefused: () => undefined,
    onTokenMissing: () => undefined,
  })
}
