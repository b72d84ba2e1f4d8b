import { createServer } from 'node:http'
import { readBuildInfo } from './deployment.mjs'
import { loggedAddress } from './request-path.mjs'
import { staticFiles } from './static-files.mjs'

/** The server listens on IPv4 and IPv6, since some programs resolve localhost to only one of them. */
const loopback = ['127.0.0.1', '::1']

/**
 * How long the server keeps an idle connection open. This exceeds the usual pauses between calls, because a request fails
 * if the server closes the connection at the same time.
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
 * The mock server or the proxy, which answers API calls on the same origin as the product.
 *
 * @typedef {object} Backend
 * @property {string} [origin] the origin of the API server behind a proxy
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) =>
 * Promise<boolean>} handle answers a request for the API; returns whether it was one
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head:
 * Buffer) => boolean} upgrade answers the request for a web socket; returns whether it was for the API
 * @property {(request: import('node:http').IncomingMessage) => object} [settings] overrides of config.json
 */

/**
 * Serves a build and, on the same origin, the API.
 *
 * @param {{ root: string, port: number, host?: string, settings?: object, config?: string, mock?: Backend,
 * proxy?: Backend, }} options port 0: any free port; `host`: default `localhost`; `settings` override the
 * file `config` (default: config.json of the build); `mock` or `proxy` handles the paths of the API server
 * @returns {Promise<{ port: number, base: string, close(): Promise<void> }>} `base` is the base path of
 * the build
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
      // Continues with the next loopback address, because some machines have only one, for example no IPv6.
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
