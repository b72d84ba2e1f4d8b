import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw'
import { type Mock, worldNameOf } from './mock'
import type { Answer, Reply } from './reply'

export type MockHandler = RequestHandler | WebSocketHandler

/** Streams half of a body, then fails. In Node, msw ends the stream after that half instead of failing it. */
function halfOf(body: Answer['body']): ReadableStream<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array())
  let isHalfSent = false
  return new ReadableStream({
    async pull(controller) {
      if (!isHalfSent) {
        isHalfSent = true
        return controller.enqueue(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))))
      }
      // The client must receive the first half before the stream fails; without this delay the whole fetch would fail.
      await new Promise((resolve) => setTimeout(resolve, 5))
      controller.error(new TypeError('The connection was cut.'))
    },
  })
}

function toResponse(reply: Reply): Response | Promise<never> {
  if (reply.kind === 'silence') return new Promise<never>(() => undefined)
  if (reply.kind === 'drop') return HttpResponse.error()
  const { status, headers, body, isCut } = reply
  return new HttpResponse(isCut ? halfOf(body) : (body ?? null), { status, headers })
}

/** Handlers that forward requests and sockets to the mock server. */
export function mswHandlers(mock: Pick<Mock, 'handle' | 'openSocket' | 'tokenOfNegotiation'>): MockHandler[] {
  const hub = ws.link(/\/messagehub/i)
  return [
    http.all('*', async ({ request }) => {
      const reply = await mock.handle(request, worldNameOf(request.headers))
      // Undefined lets msw pass the request on to other handlers.
      return reply && toResponse(reply)
    }),
    hub.addEventListener('connection', ({ client }) => {
      const peer = { send: (text: string) => client.send(text), close: () => client.close() }
      const url = new URL(client.url)
      const reply = mock.openSocket(url, mock.tokenOfNegotiation(url), peer)
      if (reply.kind === 'silence') return
      if (reply.kind !== 'open') {
        // The adapter cannot refuse a handshake, so it closes the connection right after the handshake.
        client.close()
        return
      }
      client.addEventListener('message', ({ data }) => void reply.connection.receive(String(data)))
      client.addEventListener('close', () => reply.connection.closed())
    }),
  ]
}
