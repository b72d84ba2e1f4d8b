import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { type Mock, type SocketReply, worldNameOf } from '../server/mock'
import { addressOf, headersOf } from './to-request'

type FailedReply = Exclude<SocketReply, { kind: 'open' }>

function refuse(socket: Duplex, reply: FailedReply): void {
  // Under the fault `silence` the hub never answers the handshake, so that the client times out.
  if (reply.kind === 'silence') return
  if (reply.kind === 'refused')
    socket.write(`HTTP/1.1 ${reply.status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.destroy()
}

/** Handles WebSocket upgrades for the hub; `upgrade` returns false for other URLs. */
export function createHubSockets(mock: Mock) {
  const server = new WebSocketServer({ noServer: true })

  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      const url = addressOf(request)
      if (url.pathname.toLowerCase() !== '/messagehub') return false
      const headers = headersOf(request)
      const [, token = ''] = /^bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '') ?? []
      // Like a real server, the mock server accepts or refuses a connection before the upgrade, so `send` is set afterwards.
      let send: (text: string) => void = () => undefined
      let close: () => void = () => socket.destroy()
      const peer = { send: (text: string) => send(text), close: () => close() }
      const reply = mock.openSocket(url, token, peer, worldNameOf(headers))
      if (reply.kind !== 'open') {
        refuse(socket, reply)
        return true
      }
      const { connection } = reply
      socket.once('close', () => connection.closed())
      server.handleUpgrade(request, socket, head, (client) => {
        send = (text) => client.send(text)
        close = () => client.terminate()
        client.on('message', (data) => void connection.receive(String(data)))
      })
      return true
    },
    close: () => server.close(),
  }
}
