import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { piecesOf, type Reply } from '../server/reply'

/** Sends a reply. The reply kind `silence` keeps the connection open without a response. */
export async function sendReply(response: ServerResponse, reply: Reply): Promise<void> {
  if (reply.kind === 'silence') return
  if (reply.kind === 'drop') {
    response.destroy()
    return
  }
  response.statusCode = reply.status
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value)
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  const bytes = Buffer.from(reply.body ?? '')
  const { delivery } = reply
  if (!delivery || bytes.length === 0) {
    response.end(reply.body === undefined ? undefined : bytes)
    return
  }
  response.setHeader('content-length', bytes.length)
  for (const [at, piece] of piecesOf(reply).entries()) {
    if (at > 0) await wait(1_000)
    await new Promise<void>((resolve) => response.write(piece, () => resolve()))
  }
  if (delivery === 'cut') response.destroy()
  if (delivery === 'trickle') response.end()
}
