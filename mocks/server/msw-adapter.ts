import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw'
import { type Mock, worldNameOf } from './mock'
import type { Answer, Reply } from './reply'

/** What msw takes: requests and sockets. */
export type MockHandler = RequestHandler | WebSocketHandler

/**
 * Half of a body, and then the connection breaks. A browser sees the break; in Node the interception
 * lets the body simply end there, which no parser takes either.
 */
function halfOf(body: Answer['body']): ReadableStream<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array())
  let isHalfSent = false
  return new ReadableStream({
    async pull(controller) {
      if (!isHalfSent) {
        isHalfSent = true
        return controller.enqueue(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))))
      }
      // The first half must be on its way before the break, or the whole call would fail.
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

/** The mock server behind msw: in the service worker of a page, or in place of a test's network. */
export function mswHandlers(mock: Pick<Mock, 'handle' | 'openSocket' | 'tokenOfNegotiation'>): MockHandler[] {
  const hub = ws.link(/\/messagehub/i)
  return [
    http.all('*', async ({ request }) => {
      const reply = await mock.handle(request, worldNameOf(request.headers))
      // Not the mock's address: msw goes on as if this handler were not there.
      return reply && toResponse(reply)
    }),
    hub.addEventListener('connection', ({ client }) => {
      const peer = { send: (text: string) => client.send(text), close: () => client.close() }
      const url = new URL(client.url)
      const reply = mock.openSocket(url, mock.tokenOfNegotiation(url), peer)
      if (reply.kind === 'silence') return
      if (reply.kind !== 'open') {
        // The handshake cannot be refused here, so the door is shut right behind it.
        client.close()
        return
      }
      client.addEventListener('message', ({ data }) => void reply.line.receive(String(data)))
      client.addEventListener('close', () => reply.line.closed())
    }),
  ]
}
