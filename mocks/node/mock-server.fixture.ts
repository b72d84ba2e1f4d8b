import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { createMockServer, type MockServerOptions, solveCaptcha } from './index'
import { XsrfHttpClient } from './xsrf-client.fixture'

const password = 'roda-demo'

/** Starts a mock server on a free port, like the start script does. */
export async function listen(options: MockServerOptions = {}) {
  const mock = createMockServer({ seed: 7, answerAfter: 0, log: () => undefined, ...options })
  const server = createServer(async (request, response) => {
    if (await mock.handle(request, response)) return
    response.setHeader('content-type', 'text/html')
    response.end('<h1>a static file</h1>')
  })
  server.on('upgrade', (request, socket, head) => {
    if (!mock.upgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    base,
    send: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async signIn(email: string, world?: string): Promise<{ token: string; id: string; name: string }> {
      const inWorld: Record<string, string> = world ? { 'x-mock-world': world } : {}
      const challenge = await (await fetch(`${base}/__mock/altcha`, { headers: inWorld })).json()
      const captcha = solveCaptcha(challenge)
      const response = await fetch(`${base}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...inWorld },
        body: JSON.stringify({ login: email, password, captcha }),
      })
      return response.json()
    },
    /** Creates a SignalR client that is not connected yet. */
    chat: (token: string, headers: Record<string, string> = {}) =>
      new HubConnectionBuilder()
        .withUrl(`${base}/MessageHub`, {
          accessTokenFactory: () => token,
          headers,
          httpClient: new XsrfHttpClient(),
        })
        .configureLogging(LogLevel.None)
        .build(),
    async stop() {
      await mock.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A promise with its resolve function. */
export function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolvePromise) => {
    resolve = resolvePromise
  })
  return { promise, resolve }
}
