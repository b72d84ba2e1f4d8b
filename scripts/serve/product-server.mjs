import { createServer } from 'node:http'
import { readBuildInfo } from './deployment.mjs'
import { loggedAddress } from './request-path.mjs'
import { staticFiles } from './static-files.mjs'

/** The server listens on IPv4 and IPv6, since some programs resolve localhost to only one of them. */
const loopback = ['127.0.0.1', '::1']

/**
 * Longer than the usual pauses between calls, because a request fails if the server closes the connection at the same
 * time.
 */
const keepAliveTimeout = 65_000

const unavailable = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

export class PortInUseError extends Error {
  constructor(port) {
    super(`Port ${port} is in use.`)
    this.port = port
  }
}

/**
 * The mock server or the proxy behind the product, on the same origin.
 *
 * @typedef {object} Backend
 * @property {string} [origin] its own origin, if different
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) =>
 * Promise<boolean>} handle returns whether it handled the request
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head:
 * Buffer) => boolean} upgrade the same for a web socket
 * @property {(request: import('node:http').IncomingMessage) => object} [settings] overrides of config.json
 */

/**
 * Serves a build and, on the same origin, its backend.
 *
 * @param {{ root: string, port: number, host?: string, settings?: object, config?: string, mock?: Backend,
 * proxy?: Backend, }} options port 0: any free port; `host`: default `localhost`; `settings` override the
 * file `config` (default: config.json of the build); `mock` or `proxy` handles the paths of the API server
 * @returns {Promise<{ port: number, base: string, close(): Promise<void> }>} `base`: the base path of the
 * build
 */
export async function serveProduct({ root, port, host = 'localhost', settings, config, mock, proxy }) {
  const backend = mock ?? proxy
  const overlay = backend?.settings
    ? (request) => ({ ...settings, ...backend.settings(request) })
    : () => settings
  const files = staticFiles(root, { settings: overlay, config, server: proxy?.origin })
  const { base } = await readBuildInfo(root)

  async function answer(request, response) {
    try {
      if (!(await backend?.handle(request, response))) await files(request, response)
    } catch (error) {
      console.error(`${request.method} ${loggedAddress(request.url)}: ${error.stack ?? error}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal server error\n')
    }
  }

  function upgrade(request, socket, head) {
    socket.on('error', () => socket.destroy())
    if (!backend?.upgrade(request, socket, head)) socket.destroy()
  }

  const servers = []
  let taken = port
  for (const address of host === 'localhost' ? loopback : [host]) {
    const server = createServer({ keepAliveTimeout }, answer).on('upgrade', upgrade)
    try {
      taken = await listen(server, taken, address)
      servers.push(server)
    } catch (error) {
      // One of the two loopback addresses is enough: some machines have no IPv6.
      if (host === 'localhost' && unavailable.includes(error.code)) continue
      await Promise.all(servers.map(closeServer))
      if (error.code === 'EADDRINUSE') throw new PortInUseError(port)
      throw new Error(`Cannot listen on port ${port} of ${host}: ${error.message}.`)
    }
  }
  if (servers.length === 0) throw new Error('This machine has no loopback address to listen on.')

  return {
    port: taken,
    base,
    async close() {
      await Promise.all(servers.map(closeServer))
    },
  }
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address().port))
  })
}

function closeServer(server) {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
