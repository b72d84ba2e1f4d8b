import { requestTimeout } from '../async/request-timeout'
import { apiUrl, csrfHeaders, requiredToken } from './client'

/** What a live connection needs, which cannot be made through the generated client. */
export interface HubCredentials {
  /** The absolute address. */
  readonly address: string
  /** Milliseconds without an answer after which a call is given up. */
  readonly timeoutMs: number
  /** The token as it is now. @throws ApiError `signedOut` when there is none: nobody is asked without one */
  token(): string
  /** Whether the token may be sent there: to the server alone. */
  isSameOrigin(address: string): boolean
  /** The headers of a call beside the token (KRN-AUTH-09). */
  headersFor(call: { readonly url: string; readonly method: string }): Readonly<Record<string, string>>
}

/**
 * The way to a live connection of the deployment's server (MSG-HUB-01).
 *
 * @param place a path below the server's base address, or a whole address elsewhere
 * @example
 * const { address, token } = hubCredentials('/MessageHub')
 */
export function hubCredentials(place: string): HubCredentials {
  const { href, origin } = place.startsWith('/') ? apiUrl(place) : new URL(place)
  return {
    address: href,
    timeoutMs: requestTimeout(),
    token: requiredToken,
    isSameOrigin: (address) => new URL(address, href).origin.replace(/^ws/, 'http') === origin,
    headersFor: (call) => Object.fromEntries(csrfHeaders(call)),
  }
}
