import { HttpResponse, http, type RequestHandler, type WebSocketHandler, ws } from 'msw'
import { type Mock, worldNameOf } from './mock'
import { type Answer, piecesOf, type Reply } from './reply'

export type MockHandler = RequestHandler | WebSocketHandler

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Streams a body that is not sent at once. In Node, msw ends a stream after the half of a cut body instead of failing it. */
function streamOf(answer: Answer): ReadableStream<Uint8Array> {
  const pieces = piecesOf(answer)
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces[at]
      if (at > 0 && piece) await wait(1_000)
      at += 1
      if (piece) return controller.enqueue(piece)
      if (answer.delivery === 'stall') return new Promise(() => undefined)
      if (answer.delivery === 'trickle') return controller.close()
      // The client must receive the first half before the stream fails; without this delay the whole fetch would fail.
      await wait(5)
      controller.error(new TypeError('The connection was cut.'))
    },
  })
}

function toResponse(reply: Reply): Response | Promise<never> {
  if (reply.kind === 'silence') return new Promise<never>(() => undefined)
  if (reply.kind === 'drop') return HttpResponse.error()
  const { status, headers, body, delivery } = reply
  return new HttpResponse(delivery ? streamOf(reply) : (body ?? null), { status, headers })
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
