import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { createMockServer, type MockServerOptions, solveCaptcha } from './index'

const password = 'roda-demo'

/** A mock server on a port of its own, as the start script would set it up. */
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
    /** Sends JSON, answers the response. */
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
    /** A SignalR client as the product has it. */
    chat: (token: string, headers: Record<string, string> = {}) =>
      new HubConnectionBuilder()
        .withUrl(`${base}/MessageHub`, { accessTokenFactory: () => token, headers })
        .configureLogging(LogLevel.None)
        .build(),
    async stop() {
      await mock.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A promise and what keeps it. */
export function aPromise<T>() {
  let keep: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    keep = resolve
  })
  return { promise, keep }
}
