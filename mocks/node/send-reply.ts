import type { ServerResponse } from 'node:http'
import type { Reply } from '../server/reply'

/** Sends half of a reply’s announced content length and cuts the connection. */
function sendHalf(response: ServerResponse, bytes: Buffer): void {
  response.setHeader('content-length', bytes.length)
  response.write(bytes.subarray(0, Math.max(1, Math.floor(bytes.length / 2))), () => response.destroy())
}

/** Sends a reply. The reply kind `silence` keeps the connection open without a response. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  if (reply.kind === 'silence') return
  if (reply.kind === 'drop') {
    response.destroy()
    return
  }
  response.statusCode = reply.status
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value)
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  const bytes = Buffer.from(reply.body ?? '')
  if (reply.isCut && bytes.length > 0) sendHalf(response, bytes)
  else response.end(reply.body === undefined ? undefined : bytes)
}
