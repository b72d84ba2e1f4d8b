import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { pipeline } from 'node:stream'
import { writeLog } from './log.mjs'
import { isBackendPath } from './request-path.mjs'

/** Hop-by-hop headers, which a proxy must not forward (RFC 9110, 7.6.1). */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Creates a proxy that forwards API calls, images and the hub to the API server, so that they have the product's origin.
 *
 * @param {string} api the base URL of the API server, such as `https://api.example.com/v1`
 * @param {(entry: object) => void} [log] gets an entry for each request that the API server does not answer
 */
export function proxyTo(api, log = writeLog) {
  const base = new URL(api)
  const send = base.protocol === 'https:' ? secure : plain

  function passOn(request, headers) {
    const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? []
    const address = new URL(base)
    address.pathname = base.pathname.replace(/\/$/, '') + path.replace(/^\/+/, '/')
    address.search = query
    const requestHeaders = {
      // Behind another proxy, the chain already names the visitor.
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
        .filter(Boolean)
        .join(', '),
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': request.headers['x-forwarded-proto'] ?? 'http',
    }
    return send(address, {
      method: request.method,
      headers: { ...headers, ...requestHeaders, host: address.host },
    })
  }

  return {
    origin: base.origin,

    async handle(request, response) {
      if (!isBackendPath(request.url ?? '/')) return false
      await new Promise((resolve) => {
        const passed = passOn(request, withoutConnection(request.headers))
        passed.on('response', (answer) => {
          // The header `nosniff` prevents browsers from running uploaded images as another type.
          const headers = { ...withoutConnection(answer.headers), 'x-content-type-options': 'nosniff' }
          response.writeHead(answer.statusCode ?? 502, headers)
          // When the API server aborts a response, `pipeline` aborts the browser's request, which would otherwise never
          // end.
          pipeline(answer, response, ignoreClosed)
        })
        passed.on('error', (error) => {
          log({ event: 'api-unreachable', method: request.method, error: error.code ?? error.message })
          if (response.headersSent) response.destroy()
          else response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The server does not respond.\n')
        })
        response.on('close', () => {
          passed.destroy()
          resolve(undefined)
        })
        request.pipe(passed)
      })
      return true
    },

    upgrade(request, socket, head) {
      if (!isBackendPath(request.url ?? '/')) return false
      const passed = passOn(request, request.headers)
      passed.on('upgrade', (answer, behind, first) => {
        socket.write(responseHead(answer))
        if (first.length > 0) socket.write(first)
        if (head.length > 0) behind.write(head)
        behind.pipe(socket).pipe(behind)
        behind.on('error', () => socket.destroy())
        socket.on('close', () => behind.destroy())
      })
      passed.on('response', (answer) => {
        socket.write(responseHead(answer))
        pipeline(answer, socket, ignoreClosed)
      })
      passed.on('error', () => socket.destroy())
      passed.end()
      return true
    },
  }
}

/** Ignores that one side disconnected, because `pipeline` has then closed the connection to the other side. */
const ignoreClosed = () => undefined

/** Removes the headers that are for one connection, also those that the header `Connection` names. */
function withoutConnection(headers) {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/)
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name) && !named.includes(name)),
  )
}

/** Copies the status line and the headers of a response unchanged. */
function responseHead({ statusCode, statusMessage, rawHeaders }) {
  const lines = rawHeaders.flatMap((text, index) =>
    index % 2 === 0 ? [`${text}: ${rawHeaders[index + 1]}`] : [],
  )
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`
}
