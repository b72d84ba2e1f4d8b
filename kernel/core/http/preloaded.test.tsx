import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { rawDeviceStorage } from '../storage/safe-storage'
import { ApiError } from './api-error'
import { api, connectApi, tokenKey } from './client'
import { unwrap } from './unwrap'

const requests: Request[] = []
const network = setupServer(
  http.all('*', ({ request }) => {
    requests.push(request.clone())
    return HttpResponse.json({ ok: true })
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
  requests.length = 0
  connectApi(settings)
})
afterAll(() => network.close())

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ApiError ? error.failure : String(error)),
  )

// Covers API-01, decision:preloaded-requests
describe('the preloaded response', () => {
  const url = `${location.origin}/api/user/settingsByLogin/rita`
  const read = (login = 'rita', signal?: AbortSignal) =>
    unwrap(api.GET('/api/user/settingsByLogin/{login}', { params: { path: { login } }, signal }))
  const page = (answer: Promise<Response>, of = url) => {
    const abort = new AbortController()
    globalThis.boot = { preloaded: { url: of, answer, abort } }
    return abort
  }
  const ready = () => Promise.resolve(HttpResponse.json({ title: 'Preloaded' }))
  afterEach(() => {
    globalThis.boot = undefined
  })

  test('the client uses a preloaded response only once', async () => {
    page(ready())
    expect(await read()).toEqual({ title: 'Preloaded' })
    expect(requests).toHaveLength(0)
    expect(await read()).toEqual({ ok: true })
  })

  test('a call to another URL or with a token uses no preloaded response', async () => {
    page(ready(), `${location.origin}/api/course/ById/1`)
    await read()
    rawDeviceStorage.set(tokenKey, 'secret')
    await unwrap(api.GET('/api/course/ById/{id}', { params: { path: { id: '1' } } }))
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer secret'])
  })

  test('the client sends a new request when the preload request failed', async () => {
    page(Promise.reject(new TypeError('Failed to fetch')))
    expect(await read()).toEqual({ ok: true })
  })

  test('a call that awaits a preloaded response obeys timeout and abort signal', async () => {
    connectApi({ ...settings, patience: 20 })
    const hang = () => {
      const answer = Promise.withResolvers<Response>()
      const { signal } = page(answer.promise)
      signal.addEventListener('abort', () => answer.reject(signal.reason))
    }
    hang()
    expect(await failureOf(read())).toBe('timeout')
    hang()
    const leaving = new AbortController()
    const call = failureOf(read('rita', leaving.signal))
    leaving.abort()
    expect(await call).toContain('AbortError')
    expect(requests).toHaveLength(0)
  })
})
