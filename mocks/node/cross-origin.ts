import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Allows calls from other origins, as an API on its own domain would.
 *
 * @returns true when it answered a preflight request itself
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin, host } = request.headers
  if (!origin || origin === 'null' || new URL(origin).host === host) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'origin')
  // The SignalR library sends cookies, which no other call does.
  if (/^\/MessageHub/i.test(request.url ?? '')) response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'date, retry-after')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.statusCode = 204
  response.end()
  return true
}
