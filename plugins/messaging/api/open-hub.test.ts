import { liveAccess, localKeep } from '@kernel'
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
  localKeep.set('token', 'secret')
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
      access: liveAccess('/MessageHub'),
      // The first try, and the one right after it.
      onState: (state) => state === 'Connecting' && ++tries > 1 && resolve(),
      onReceived: () => undefined,
      onRefused: async () => undefined,
    })
  })
}

for (const [name, answer] of [
  ['without a token of its own', { url: 'https://evil.example/hub' }],
  ['with an empty one', { url: 'https://evil.example/hub', accessToken: '' }],
] as const)
  test(`[MSG-HUB-01] a server that points to another one ${name}: the other hears nothing`, async () => {
    await negotiate(answer)
    expect(asked[0]).toBe(`${location.origin} Bearer secret`)
    expect(asked.filter((line) => line.startsWith('https://evil.example'))).toEqual([])
  })

test('[MSG-HUB-01] another server that was given a token of its own gets that one alone', async () => {
  await negotiate({ url: 'https://hub.example/hub', accessToken: 'theirs' })
  expect(asked.slice(0, 2)).toEqual([`${location.origin} Bearer secret`, 'https://hub.example Bearer theirs'])
})

test('[MSG-HUB-01] a server that knows server-sent events alone: the token is in no address', async () => {
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

test('[FLT-63] a hub that was closed says nothing more of its state', async () => {
  const said: string[] = []
  network.use(http.post('*/negotiate', () => new HttpResponse(null, { status: 503 })))
  const closing = openHub({
    access: liveAccess('/MessageHub'),
    onState: (state) => said.push(state),
    onReceived: () => undefined,
    onRefused: async () => undefined,
  })
  await closing.close()
  expect(said).toEqual(['Connecting', 'Disconnecting'])
})
