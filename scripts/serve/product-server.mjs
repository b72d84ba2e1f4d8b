import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readBuildInfo } from './deployment.mjs'
import { logRequest, writeLog } from './log.mjs'
import { purge } from './purge.mjs'
import { openRenderer } from './render/screens.mjs'
import { classifyPath, isBackendPath } from './request-path.mjs'
import { staticFiles } from './static-files.mjs'

/** The server listens on IPv4 and IPv6, since some programs resolve localhost to only one of them. */
const loopback = ['127.0.0.1', '::1']

/**
 * How long the server keeps an idle connection open, in ms. Longer than the usual pauses between calls: a request fails if
 * the server closes the connection at the same moment.
 */
const keepAliveTimeout = 65_000

/** How long running requests may take after the server has stopped listening, in ms. */
const closeTimeout = 10_000

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
 * @property {(request: import('node:http').IncomingMessage) => object} [settings] overrides of config.json, below those of
 * the command
 */

/**
 * Serves a build and, on the same origin, the API.
 *
 * @param {{ root: string, port: number, host?: string, settings?: object, config?: string, mock?: Backend,
 * proxy?: Backend, isStatic?: boolean, previous?: string, logsRequests?: boolean, purgeSecret?: string, log?: (entry: object) => void,
 * render?: { timeLimit?: number } }} options port 0: any free port; `host`: default `localhost`; `settings` override the
 * file `config` (default: config.json of the build); `mock` or `proxy` handles the paths of the API server;
 * `isStatic`: serve only the screens that the build has rendered, like a static host; `previous`: folder with the hashed
 * files of earlier builds; `logsRequests`: log each request; `purgeSecret`: enables `POST /__purge`; `log`: gets every log entry (default: one line of JSON on
 * standard output); `render`: options of `openRenderer`
 * @returns {Promise<{ port: number, base: string, close(drain?: number): Promise<void> }>} `base` is the base path of
 * the build. `close` answers `/__ready` with 503 for `drain` milliseconds, then gives running requests 10 s to end;
 * without `drain`, it ends them at once
 */
export async function serveProduct({
  root,
  port,
  host = 'localhost',
  settings,
  config,
  mock,
  proxy,
  isStatic = false,
  previous,
  logsRequests = false,
  purgeSecret,
  log = writeLog,
  render,
}) {
  const backend = mock ?? proxy
  const overlay = backend?.settings
    ? (request) => ({ ...backend.settings(request), ...settings })
    : () => settings
  const { base } = await readBuildInfo(root)
  let taken = port
  const ownHost = host === 'localhost' || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  // Rendered screens call the proxied or mock server at the same address as browsers.
  const renderer = isStatic
    ? undefined
    : await openRenderer(root, {
        api: backend && (() => `http://${ownHost}:${taken}`),
        // Disable the cache, so that developers see changes in the mock server at once.
        ...(mock && { lifetime: { fresh: 0, stale: 0 } }),
        log,
        ...render,
      })
  const files = staticFiles(root, { settings: overlay, config, server: proxy?.origin, previous, renderer })
  let state = 'starting'

  async function answer(request, response) {
    try {
      if (request.url === `${base}__health`) return sendJson(response, 200, healthOf(renderer))
      if (request.url === `${base}__purge`)
        return response
          .writeHead(await purge(renderer, purgeSecret, request), { 'Cache-Control': 'no-store' })
          .end()
      if (request.url === `${base}__ready`)
        return sendJson(response, state === 'ready' ? 200 : 503, { status: state })
      if (logsRequests) logRequest(kindOf(request.url), request, response, log)
      if (!(await backend?.handle(request, response))) await files(request, response)
    } catch (error) {
      log({
        event: 'request-failed',
        method: request.method,
        kind: kindOf(request.url),
        error: String(error.stack ?? error),
      })
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal server error\n')
    }
  }

  /** The connections of the hub, which Node no longer counts as those of the server. */
  const upgraded = new Set()

  function upgrade(request, socket, head) {
    upgraded.add(socket.on('error', () => socket.destroy()).on('close', () => upgraded.delete(socket)))
    if (!backend?.upgrade(request, socket, head)) socket.destroy()
  }

  const servers = []
  for (const address of host === 'localhost' ? loopback : [host]) {
    const server = createServer({ keepAliveTimeout }, answer).on('upgrade', upgrade)
    try {
      taken = await listen(server, taken, address)
      servers.push(server)
    } catch (error) {
      // Continues with the next loopback address, because some machines have only one, for example no IPv6.
      if (host === 'localhost' && unavailable.includes(error.code)) continue
      await Promise.all(servers.map((server) => closeServer(server)))
      if (error.code === 'EADDRINUSE') throw new PortInUseError(port)
      throw new Error(`Cannot listen on port ${port} of ${host}: ${error.message}.`)
    }
  }
  if (servers.length === 0) throw new Error('This machine has no loopback address to listen on.')

  const markReady = () => {
    if (state === 'starting') state = 'ready'
  }
  // The first screen takes half a second, because its code loads: render one before the server counts as ready.
  if (renderer) void fetch(`http://${ownHost}:${taken}${base}user/login`).then(markReady, markReady)
  else markReady()

  return {
    port: taken,
    base,
    async close(drain = 0) {
      state = 'stopping'
      if (drain > 0) await wait(drain, undefined, { ref: false })
      for (const socket of upgraded) socket.destroy()
      await Promise.all(servers.map((server) => closeServer(server, drain > 0 ? closeTimeout : 0)))
    },
  }
}

/** State and counts for monitoring, without personal data. */
const healthOf = (renderer) => ({
  status: 'ok',
  uptime: Math.round(process.uptime()),
  screens: renderer?.health(),
})

const kindOf = (target) => (isBackendPath(target) ? 'api' : classifyPath(target).kind)

function sendJson(response, status, value) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address().port))
  })
}

/** @param {number} grace time in ms that running requests have to end */
function closeServer(server, grace = 0) {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace)
    // A browser keeps its connection open after a response, so close idle connections repeatedly.
    const release = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(release)
      resolve()
    })
  })
}
