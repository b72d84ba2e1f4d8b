import { createServer } from 'node:http'
import { readBuildInfo } from './deployment.mjs'
import { loggedAddress } from './request-path.mjs'
import { staticFiles } from './static-files.mjs'

/** Both ways of saying localhost: some programs try only the one, some only the other. */
const loopback = ['127.0.0.1', '::1']

/** Longer than a pause between two calls: one that is sent just when its connection is closed is lost. */
const keepAliveTimeout = 65_000

const unavailable = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** A port that another program has taken. */
export class PortInUseError extends Error {
  constructor(port) {
    super(`Port ${port} is taken by another program.`)
    this.port = port
  }
}

/**
 * What answers in the server's place on the same origin.
 *
 * @typedef {object} Backend
 * @property {string} [origin] the one that it has itself, where that is another
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<boolean>} handle
 *   tells whether the request was for it
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => boolean} upgrade
 *   the same for a web socket
 * @property {(request: import('node:http').IncomingMessage) => object} [settings] what stands over config.json besides
 */

/**
 * Serves a build, and on the same origin the server's part if there is somebody to play it.
 *
 * @param {{
 *   root: string,
 *   port: number,
 *   host?: string,
 *   settings?: object,
 *   config?: string,
 *   mock?: Backend,
 *   proxy?: Backend,
 * }} options port 0 takes a free one; `host` is `localhost` unless said; `settings` stand over
 *   those of the file `config`, the build's config.json unless said; `mock` or `proxy` answers what is no file of the build
 * @returns {Promise<{ port: number, base: string, close(): Promise<void> }>} `base` is the path that the build stands below
 * @throws {PortInUseError}
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
      // One of the two is enough: there are machines without IPv6.
      if (host === 'localhost' && unavailable.includes(error.code)) continue
      await Promise.all(servers.map(closeServer))
      if (error.code === 'EADDRINUSE') throw new PortInUseError(port)
      throw new Error(`Port ${port} of ${host} cannot be listened on: ${error.message}.`)
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
