import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Lets pages of other origins call, as an API on an address of its own would. Answers the browser's
 * question beforehand itself, and says so with true.
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin, host } = request.headers
  if (!origin || origin === 'null' || new URL(origin).host === host) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'origin')
  response.setHeader('access-control-expose-headers', 'retry-after')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.statusCode = 204
  response.end()
  return true
}
