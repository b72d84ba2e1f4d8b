import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { connectPeer, type HubConnection } from '../../../mocks/hub/hub-connection'

export type Transport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling'

export interface ManagedHub {
  readonly origin: string
  /** Method, path with query, and authorization header of each request. */
  readonly requests: string[]
  /** Calls of the clients: method name and arguments. */
  readonly calls: unknown[][]
  /** Sends an event to all clients. */
  raise(event: string, ...args: unknown[]): void
  close(): Promise<void>
}

interface Client {
  readonly hub: HubConnection
  /** Frames that wait for the next poll, or for an open stream. */
  readonly pending: string[]
  flush?: (() => void) | undefined
}

/**
 * A SignalR service on another origin, which accepts only its own token. It offers only one transport, like a network that
 * blocks the others.
 */
export async function startManagedHub(transport: Transport, token: string): Promise<ManagedHub> {
  const clients = new Map<string, Client>()
  const requests: string[] = []
  const calls: unknown[][] = []

  function connect(id: string, send?: (text: string) => void, end: () => void = () => undefined): Client {
    const pending: string[] = []
    const peer = {
      send(text: string) {
        if (send) return send(text)
        pending.push(text)
        client.flush?.()
      },
      close: end,
    }
    const client: Client = { pending, hub: connectPeer(peer, (...call) => void calls.push(call)) }
    clients.set(id, client)
    return client
  }

  const server = createServer(async (request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '/', 'http://hub')
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const given = request.headers.authorization?.slice(7) ?? searchParams.get('access_token')
    if (given !== token) return response.writeHead(401).end()
    if (pathname.endsWith('/negotiate')) {
      const id = randomUUID()
      if (transport !== 'WebSockets') connect(id)
      const availableTransports = [{ transport, transferFormats: ['Text'] }]
      return response
        .setHeader('Content-Type', 'application/json')
        .end(
          JSON.stringify({ negotiateVersion: 1, connectionId: id, connectionToken: id, availableTransports }),
        )
    }
    const client = clients.get(searchParams.get('id') ?? '')
    if (!client) return response.writeHead(404).end()
    if (request.method === 'POST') {
      await client.hub.receive(Buffer.concat(await request.toArray()).toString())
      return response.end()
    }
    if (request.method === 'DELETE') return response.writeHead(202).end()
    if (transport === 'ServerSentEvents') return stream(client, response)
    poll(client, response)
  })
  // The first poll of a client is answered at once, without content.
  const polled = new WeakSet<Client>()
  function poll(client: Client, response: ServerResponse): void {
    client.flush = () => {
      client.flush = undefined
      response.end(client.pending.splice(0).join(''))
    }
    if (polled.has(client) && client.pending.length === 0) return
    polled.add(client)
    client.flush()
  }

  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://hub')
    requests.push(`GET ${request.url} ${request.headers.authorization}`)
    if (transport !== 'WebSockets' || searchParams.get('access_token') !== token) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const { hub } = connect(
        String(searchParams.get('id')),
        (text) => opened.send(text),
        () => opened.close(),
      )
      opened.on('message', (data) => void hub.receive(String(data)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    calls,
    raise(event, ...args) {
      for (const { hub } of clients.values()) hub.raise(event, args)
    },
    close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE')
}

function stream(client: Client, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write(':\n\n')
  client.flush = () => {
    for (const frame of client.pending.splice(0)) response.write(`data: ${frame}\n\n`)
  }
  client.flush()
}
