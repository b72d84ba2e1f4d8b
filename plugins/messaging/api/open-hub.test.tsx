import { hubCredentials } from '@kernel'
import { type InvocationMessage, MessageType, NullLogger } from '@microsoft/signalr'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@rstest/core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { ExactIdProtocol, openHub } from './open-hub'

/** Origin and authorization header of each negotiation that the test received. */
const negotiations: string[] = []
let closing: AbortController
const network = setupServer()

beforeAll(() => network.listen())
beforeEach(() => {
  negotiations.length = 0
  closing = new AbortController()
  localStorage.setItem('token', 'secret')
})
afterEach(() => {
  closing.abort()
  network.resetHandlers()
})
afterAll(() => network.close())

/** Opens a hub whose negotiation is answered with `answer`, and waits for the second attempt. */
function negotiate(answer: object): Promise<void> {
  network.use(
    http.post('*/negotiate', ({ request }) => {
      const { origin } = new URL(request.url)
      negotiations.push(`${origin} ${request.headers.get('authorization')}`)
      return origin === location.origin ? HttpResponse.json(answer) : new HttpResponse(null, { status: 503 })
    }),
  )
  return new Promise((resolve) => {
    let attempts = 0
    openHub({
      access: hubCredentials('/MessageHub'),
      signal: closing.signal,
      // The second negotiation is the immediate retry after the first one failed.
      onState: (state) => state === 'Connecting' && ++attempts > 1 && resolve(),
      onReceived: () => undefined,
      onRefused: async () => undefined,
    })
  })
}

// Covers MSG-HUB-01
for (const [name, answer] of [
  ['without a token for it', { url: 'https://evil.example/hub' }],
  ['with an empty token', { url: 'https://evil.example/hub', accessToken: '' }],
] as const)
  test(`the hub connection sends nothing to another server ${name}`, async () => {
    await negotiate(answer)
    expect(negotiations[0]).toBe(`${location.origin} Bearer secret`)
    expect(negotiations.filter((line) => line.startsWith('https://evil.example'))).toEqual([])
  })

// Covers MSG-HUB-01
test('the hub connection sends another server only the token that is for it', async () => {
  await negotiate({ url: 'https://hub.example/hub', accessToken: 'theirs' })
  expect(negotiations.slice(0, 2)).toEqual([
    `${location.origin} Bearer secret`,
    'https://hub.example Bearer theirs',
  ])
})

// Covers MSG-HUB-01
test('the hub connection keeps the token out of URLs of server-sent events', async () => {
  const addresses: string[] = []
  // SignalR uses server-sent events only where this class exists, which happy-dom lacks.
  class RecordedEventSource {
    constructor(url: string) {
      addresses.push(url)
    }
    close() {
      // The fake has no connection to close.
    }
  }
  Reflect.set(globalThis, 'EventSource', RecordedEventSource)
  const availableTransports = [{ transport: 'ServerSentEvents', transferFormats: ['Text'] }]
  await negotiate({ negotiateVersion: 1, connectionId: 'c', connectionToken: 't', availableTransports })
  Reflect.deleteProperty(globalThis, 'EventSource')
  expect(negotiations.length).toBeGreaterThan(0)
  expect(addresses).toEqual([])
})

// Covers FLT-63
test('the hub connection reports no state after it was closed', async () => {
  const states: string[] = []
  network.use(http.post('*/negotiate', () => new HttpResponse(null, { status: 503 })))
  openHub({
    access: hubCredentials('/MessageHub'),
    signal: closing.signal,
    onState: (state) => states.push(state),
    onReceived: () => undefined,
    onRefused: async () => undefined,
  })
  closing.abort()
  // Opening another hub takes two attempts: enough time for the closed hub to report a failure, which it must not.
  closing = new AbortController()
  await negotiate({ url: 'https://evil.example/hub' })
  expect(states).toEqual(['Connecting', 'Disconnecting'])
})

// Covers FLT-160
test('the hub protocol reads and writes an id of 64 bits without rounding it', () => {
  const protocol = new ExactIdProtocol()
  const received =
    '{"type":1,"target":"ReceiveMessage","arguments":[9007199254740993,7,"Ana","9007199254740995"]}\u001e'
  const [message] = protocol.parseMessages(received, NullLogger.instance)
  expect(message).toMatchObject({ arguments: ['9007199254740993', 7, 'Ana', '9007199254740995'] })
  expect(protocol.writeMessage({ ...message, type: MessageType.Invocation } as InvocationMessage)).toBe(
    received,
  )
})
