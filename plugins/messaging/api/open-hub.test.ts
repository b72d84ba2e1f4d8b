import { deviceStorage, hubCredentials } from '@kernel'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@rstest/core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { Hub } from '../model/hub'
import { openHub } from './open-hub'

/** Whom the page has asked, with what it has shown of itself. */
const asked: string[] = []
let hub: Hub | undefined
const network = setupServer()

beforeAll(() => network.listen())
beforeEach(() => {
  asked.length = 0
  deviceStorage.set('token', 'secret')
})
afterEach(() => {
  hub?.close()
  network.resetHandlers()
})
afterAll(() => network.close())

/** Opens a hub whose server points to another one, and waits until it has been given up for now. */
function negotiate(answer: object): Promise<void> {
  network.use(
    http.post('*/negotiate', ({ request }) => {
      const { origin } = new URL(request.url)
      asked.push(`${origin} ${request.headers.get('authorization')}`)
      return origin === location.origin ? HttpResponse.json(answer) : new HttpResponse(null, { status: 503 })
    }),
  )
  return new Promise((resolve) => {
    let tries = 0
    hub = openHub({
      access: hubCredentials('/MessageHub'),
      // The first try, and the one right after it.
      onState: (state) => state === 'Connecting' && ++tries > 1 && resolve(),
      onReceived: () => undefined,
      onRefused: async () => undefined,
    })
  })
}

// Covers MSG-HUB-01
for (const [name, answer] of [
  ['without a token of its own', { url: 'https://evil.example/hub' }],
  ['with an empty one', { url: 'https://evil.example/hub', accessToken: '' }],
] as const)
  test(`a server that points to another one ${name}: the other hears nothing`, async () => {
    await negotiate(answer)
    expect(asked[0]).toBe(`${location.origin} Bearer secret`)
    expect(asked.filter((line) => line.startsWith('https://evil.example'))).toEqual([])
  })

// Covers MSG-HUB-01
test('another server that was given a token of its own gets that one alone', async () => {
  await negotiate({ url: 'https://hub.example/hub', accessToken: 'theirs' })
  expect(asked.slice(0, 2)).toEqual([`${location.origin} Bearer secret`, 'https://hub.example Bearer theirs'])
})

// Covers MSG-HUB-01
test('a server that knows server-sent events alone: the token is in no address', async () => {
  const addresses: string[] = []
  network.use(
    http.get('*', ({ request }) => {
      addresses.push(request.url)
      return new HttpResponse(null, { status: 503 })
    }),
  )
  const availableTransports = [{ transport: 'ServerSentEvents', transferFormats: ['Text'] }]
  await negotiate({ negotiateVersion: 1, connectionId: 'c', connectionToken: 't', availableTransports })
  expect(asked.length).toBeGreaterThan(0)
  expect(addresses).toEqual([])
})

// Covers FLT-63
test('a hub that was closed says nothing more of its state', async () => {
  const said: string[] = []
  network.use(http.post('*/negotiate', () => new HttpResponse(null, { status: 503 })))
  const closing = openHub({
    access: hubCredentials('/MessageHub'),
    onState: (state) => said.push(state),
    onReceived: () => undefined,
    onRefused: async () => undefined,
  })
  await closing.close()
  expect(said).toEqual(['Connecting', 'Disconnecting'])
})
