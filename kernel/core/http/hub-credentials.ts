import { requestTimeout } from '../async/request-timeout'
import { apiUrl, csrfHeaders, requiredToken } from './client'

/** What a SignalR connection needs, since it does not use the generated client. */
export interface HubCredentials {
  readonly address: string
  readonly timeoutMs: number
  /** The stored token. @throws ApiError `signedOut` without one */
  token(): string
  /** Whether the token may be sent to a URL. */
  isSameOrigin(address: string): boolean
  /** Headers of a request except the token (KRN-AUTH-09). */
  headersFor(call: { readonly url: string; readonly method: string }): Readonly<Record<string, string>>
}

/** URL, token and headers for a hub: a path below the server's base URL, or an absolute URL (MSG-HUB-01). */
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
