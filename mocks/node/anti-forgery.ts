import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '../server/problem'
import type { Answer } from '../server/reply'

const cookieName = 'XSRF-TOKEN'
const headerName = 'x-xsrf-token'
const readOnly = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

function cookieOf({ headers }: IncomingMessage): string | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(headers.cookie ?? '') ?? []
  return value === undefined ? undefined : decodeURIComponent(value)
}

/** Gives a browser that has none the cookie it is to repeat in a header. */
export function setXsrfCookie(request: IncomingMessage, response: ServerResponse): void {
  if (cookieOf(request) !== undefined) return
  // The % escapes make sure that clients decode what they repeat.
  const value = encodeURIComponent(`${randomBytes(16).toString('base64')}+`)
  response.appendHeader('set-cookie', `${cookieName}=${value}; Path=/; SameSite=Lax`)
}

/** Refuses a call that came with the cookie but without repeating it: it may be another site's doing. */
export function checkXsrfHeader(request: IncomingMessage): Answer | undefined {
  const expected = cookieOf(request)
  const isApi = (request.url ?? '').toLowerCase().startsWith('/api/')
  if (expected === undefined || !isApi || readOnly.has(request.method ?? 'GET')) return undefined
  if (request.headers[headerName] === expected) return undefined
  return problem(400, {
    title: 'Anti-forgery check failed',
    detail: `The header X-XSRF-TOKEN does not repeat the cookie ${cookieName}.`,
  })
}
