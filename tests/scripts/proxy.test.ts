import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@rstest/core'
import { WebSocket, WebSocketServer } from 'ws'
import { serveProduct } from '../../scripts/serve/product-server.mjs'
import { proxyTo } from '../../scripts/serve/proxy.mjs'
import { requestRaw } from './raw-request'

let root = ''
let behind: Server
let server: Awaited<ReturnType<typeof serveProduct>>

const bodyOf = async (request: IncomingMessage) => (await request.toArray()).join('')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'roda-proxy-'))
  for (const file of ['index.html', 'shell.html']) await writeFile(join(root, file), 'the product')
  await writeFile(join(root, 'security.json'), '{ "scripts": [], "policies": [] }')

  const hub = new WebSocketServer({ noServer: true })
  behind = createServer(async (request, response) => {
    const { url, method, headers } = request
    if (url === '/v1/api/half') return response.write('{ "half', () => response.destroy())
    response.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'], 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({
        url,
        method,
        host: headers.host,
        from: headers['x-forwarded-host'],
        trace: headers['x-trace'],
        clients: url === '/v1/api/clients' ? headers['x-forwarded-for'] : undefined,
        body: await bodyOf(request),
      }),
    )
  })
  behind.on('upgrade', (request, socket, head) => {
    if (request.url !== '/v1/MessageHub?id=7') return socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
    hub.handleUpgrade(request, socket, head, (client) =>
      client.on('message', (text) => client.send(`received: ${text}`)),
    )
  })
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve))
  server = await serveProduct({ root, port: 0, proxy: proxyTo(urlOf(behind)) })
})
afterAll(async () => {
  await server.close()
  behind.close()
  behind.closeAllConnections()
  await rm(root, { recursive: true })
})

const urlOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}/v1/`

test('the proxy forwards API calls and returns status, cookies and body', async () => {
  const answer = await requestRaw(server.port, '/api/post/react?x=%2F1', {
    method: 'POST',
    headers: { host: 'roda.example', 'content-type': 'application/json' },
    body: '{"postId":1}',
  })
  expect(answer.status).toBe(418)
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(JSON.parse(answer.body)).toEqual({
    url: '/v1/api/post/react?x=%2F1',
    method: 'POST',
    host: new URL(urlOf(behind)).host,
    from: 'roda.example',
    body: '{"postId":1}',
  })
})

// Covers EXT-06
test.each([
  [{}, ['127.0.0.1']],
  [{ 'x-forwarded-for': '203.0.113.7' }, ['203.0.113.7', '127.0.0.1']],
])('the proxy adds its client to the clients %j', async (headers, clients) => {
  const answer = await requestRaw(server.port, '/api/clients', { headers })
  const addresses = JSON.parse(answer.body).clients.split(', ')
  expect(addresses.map((address: string) => address.replace('::ffff:', ''))).toEqual(clients)
})

// Covers KRN-IMG-01
test('the CSP allows images of a proxied API server, but no direct calls', async () => {
  const policy = (await requestRaw(server.port, '/mypage')).headers['content-security-policy']
  expect(policy).toContain(`img-src 'self' data: blob: ${new URL(urlOf(behind)).origin};`)
  expect(policy).toContain("connect-src 'self';")
})

test('the proxy forwards no header that is for the connection to the browser alone', async () => {
  const traceAt = async (headers: Record<string, string>) =>
    JSON.parse((await requestRaw(server.port, '/api/x', { headers })).body).trace
  expect(await traceAt({ 'x-trace': '7' })).toBe('7')
  expect(await traceAt({ 'x-trace': '7', connection: 'close, X-Trace' })).toBeUndefined()
})

test('the proxy treats a path that starts with two slashes as a path', async () => {
  expect(JSON.parse((await requestRaw(server.port, '//api/x')).body).url).toBe('/v1/api/x')
})

test('the server answers requests for screens without forwarding them', async () => {
  expect(await requestRaw(server.port, '/apiary')).toMatchObject({ status: 200, body: 'the product' })
})

test('the proxy forwards the web socket of the hub, or its rejection', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/MessageHub?id=7`)
  const received = await new Promise((resolve, reject) => {
    socket.on('open', () => socket.send('hello')).on('message', (text) => resolve(String(text)))
    socket.on('error', reject)
  })
  expect(received).toBe('received: hello')
  socket.terminate()

  const refused = new WebSocket(`ws://127.0.0.1:${server.port}/MessageHub?id=8`)
  const error = await new Promise<Error>((resolve) => refused.on('error', resolve))
  expect(error.message).toContain('401')
})

// Covers FLT-83, EXT-06
test('the log of a failed call has no address, which may name a person', async () => {
  const entries: object[] = []
  const log = (entry: object) => void entries.push(entry)
  const lost = await serveProduct({ root, port: 0, proxy: proxyTo('http://127.0.0.1:1', log) })
  for (const path of ['/MessageHub?id=1&access_token=a-token', '/api/user/activate?token=a-token'])
    expect((await requestRaw(lost.port, path)).status).toBe(502)
  await lost.close()
  const failed = { event: 'api-unreachable', method: 'GET', error: 'ECONNREFUSED' }
  expect(entries).toEqual([failed, failed])
})

test('the proxy aborts the response when the API server aborts it', async () => {
  await expect(requestRaw(server.port, '/api/half')).rejects.toThrow('aborted')
})
