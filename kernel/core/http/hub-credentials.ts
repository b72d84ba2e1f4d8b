import { requestTimeout } from '../async/timeouts'
import { apiUrl, csrfHeaders, requiredToken } from './client'

/** URL, token and headers for a SignalR connection, which does not use the generated client. */
export interface HubCredentials {
  readonly address: string
  readonly timeoutMs: number
  /** Returns the stored session token. @throws ApiError `signedOut` when none is stored */
  token(): string
  /** Whether a URL has the origin of the hub, so that the token may be sent to it. */
  isSameOrigin(address: string): boolean
  /** The headers of a hub request except the one for the token. */
  headersFor(call: { readonly url: string; readonly method: string }): Readonly<Record<string, string>>
}

/** Credentials for a SignalR hub. @param hub path below the server's base URL, or an absolute URL */
export function hubCredentials(hub: string): HubCredentials {
  const { href, origin } = hub.startsWith('/') ? apiUrl(hub) : new URL(hub)
  return {
    address: href,
    timeoutMs: requestTimeout(),
    token: requiredToken,
    isSameOrigin: (address) => new URL(address, href).origin.replace(/^ws/, 'http') === origin,
    headersFor: (call) => Object.fromEntries(csrfHeaders(call)),
  }
}
