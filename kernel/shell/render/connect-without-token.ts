import type { Settings } from '../../core/config/schema'
import { connectApi } from '../../core/http/client'

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
