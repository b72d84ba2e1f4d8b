import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '../server/problem'
import type { Answer } from '../server/reply'

const cookieName = 'XSRF-TOKEN'
const headerName = 'x-xsrf-token'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

function cookieOf({ headers }: IncomingMessage): string | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(headers.cookie ?? '') ?? []
  return value === undefined ? undefined : decodeURIComponent(value)
}

/** Sets the XSRF cookie, unless the request has it already. Clients must repeat the value of the cookie in a header. */
export function setXsrfCookie(request: IncomingMessage, response: ServerResponse): void {
  if (cookieOf(request) !== undefined) return
  // The value ends with `==`, which is percent-encoded: clients must decode the cookie for the header.
  const value = encodeURIComponent(randomBytes(16).toString('base64'))
  response.appendHeader('set-cookie', `${cookieName}=${value}; Path=/; SameSite=Lax`)
}

/** Rejects a call with the cookie but without the matching header, because another site may have sent it. */
export function checkXsrfHeader(request: IncomingMessage): Answer | undefined {
  const expected = cookieOf(request)
  // The control API is not part of the contract.
  const isControl = (request.url ?? '').toLowerCase().startsWith('/__mock/')
  if (expected === undefined || isControl || safeMethods.has(request.method ?? 'GET')) return undefined
  if (request.headers[headerName] === expected) return undefined
  return problem(400, {
    title: 'Anti-forgery check failed',
    detail: `The header X-XSRF-TOKEN does not repeat the cookie ${cookieName}.`,
  })
}
