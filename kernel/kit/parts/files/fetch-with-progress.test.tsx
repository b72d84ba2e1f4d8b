import { afterAll, afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { api, connectApi, multipart, tokenKey } from '../../../core/http/client'
import { outcomeOf } from '../../../core/http/outcome'
import { unwrap } from '../../../core/http/unwrap'
import { rawDeviceStorage } from '../../../core/storage/safe-storage'
import { fetchWithProgress } from './fetch-with-progress'

const address = '*/api/user/updatePicture'
const bodies: string[] = []
const network = setupServer(
  http.post(address, async ({ request }) => {
    bodies.push(await request.clone().text())
    return HttpResponse.json({ pictureUrl: 'new.jpg' })
  }),
)
const settings = {
  url: '',
  patience: 20_000,
  antiForgery: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' },
  onTokenRefused: () => undefined,
  onTokenMissing: () => undefined,
}

beforeAll(() => network.listen())
beforeEach(() => {
  bodies.length = 0
  connectApi(settings)
  rawDeviceStorage.set(tokenKey, 'secret')
})
afterEach(() => {
  network.resetHandlers()
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})
afterAll(() => network.close())

const image = new File(['pixels'], 'picture.jpg', { type: 'image/jpeg' })
const send = ({ signal, parts = [] }: { signal?: AbortSignal; parts?: number[] } = {}) =>
  unwrap(
    api.POST('/api/user/updatePicture', {
      body: { imageFile: image },
      bodySerializer: multipart,
      ...(signal && { signal }),
      fetch: fetchWithProgress((part) => parts.push(part)),
    }),
  )
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => outcomeOf(error).reason ?? String(error),
  )

// Covers ACC-PROF-02, KRN-AUTH-07, KRN-AUTH-09
test('an upload with progress sends the token and CSRF headers', async () => {
  // happy-dom and msw drop the headers of XMLHttpRequest, so the test spies on `setRequestHeader`.
  const headers = rs.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
  document.cookie = 'XSRF-TOKEN=proof'
  expect(await send()).toEqual({ pictureUrl: 'new.jpg' })
  const lines = bodies[0]?.split('\r\n') ?? []
  expect(lines).toEqual([
    lines[0],
    'Content-Disposition: form-data; name="imageFile"; filename="picture.jpg"',
    'Content-Type: image/jpeg',
    '',
    'pixels',
    `${lines[0]}--`,
    '',
  ])
  const sent = Object.fromEntries(headers.mock.calls.map(([name, value]) => [name.toLowerCase(), value]))
  // The form is sent as it is, because WebKit cannot read it from a request: the browser adds its content type.
  expect(sent).toEqual({
    authorization: 'Bearer secret',
    'x-xsrf-token': 'proof',
  })
  headers.mockRestore()
})

test('an upload reports its progress', async () => {
  const parts: number[] = []
  await send({ parts })
  expect(parts.at(-1)).toBe(1)
})

test('an upload resolves when the response is empty', async () => {
  network.use(http.post(address, () => new HttpResponse(null, { status: 204 })))
  expect(await send()).toBeUndefined()
})

const faults: [string, () => Response | Promise<Response>, string][] = [
  ['a file that is too large', () => new HttpResponse('no', { status: 413 }), 'tooLarge'],
  ['HTML instead of JSON', () => HttpResponse.html('<!doctype html><p>proxy'), 'invalid-response'],
  ['a network error', () => HttpResponse.error(), 'unreachable'],
]
for (const [name, answer, failure] of faults) {
  // Covers ACC-PROF-03
  test(`an upload fails as ${failure} after ${name}`, async () => {
    network.use(http.post(address, answer))
    expect(await failureOf(send())).toBe(failure)
  })
}

test('an upload fails as timeout when the server does not respond', async () => {
  connectApi({ ...settings, patience: 50 })
  network.use(http.post(address, () => delay('infinite')))
  expect(await failureOf(send())).toBe('timeout')
})

test('an upload can be aborted before and while it is sent', async () => {
  const early = AbortSignal.abort()
  expect(await failureOf(send({ signal: early }))).toContain('AbortError')
  expect(bodies).toEqual([])

  const leaving = new AbortController()
  network.use(
    http.post(address, () => {
      leaving.abort()
      return delay('infinite')
    }),
  )
  expect(await failureOf(send({ signal: leaving.signal }))).toContain('AbortError')
})
