import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { deviceStorage } from '../storage/safe-storage'
import { ApiError } from './api-error'
import { api, connectApi, multipart, tokenKey } from './client'
import { readList } from './read-list'
import { unwrap } from './unwrap'

const requests: Request[] = []
let refusals = 0
let missing = 0
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
  onTokenRefused: () => {
    refusals += 1
  },
  onTokenMissing: () => {
    missing += 1
  },
}

beforeAll(() => network.listen())
beforeEach(() => {
  requests.length = 0
  refusals = 0
  missing = 0
  connectApi(settings)
})
afterEach(() => {
  network.resetHandlers()
  document.cookie = 'XSRF-TOKEN=; Max-Age=0'
})
afterAll(() => network.close())

const header = (name: string) => requests[0]?.headers.get(name) ?? null
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof ApiError ? error.failure : String(error)),
  )

// Covers FLT-25
describe('a path parameter', () => {
  // Covers FLT-25
  for (const id of ['..', '.', '%2e%2e', '../settings', '..\\x', '?x#y', 'a.b'])
    test(`calls the same operation when the id is "${id}"`, async () => {
      await unwrap(api.GET('/api/user/settingsByLogin/{login}', { params: { path: { login: id } } }))
      const { pathname, search } = new URL(requests[0]?.url ?? '')
      expect(pathname + search).toMatch(/^\/api\/user\/settingsByLogin\/[^/?#]+$/)
    })
})

// Covers KRN-AUTH-07
describe('the token', () => {
  test('is sent with authenticated calls', async () => {
    deviceStorage.set(tokenKey, 'secret')
    await unwrap(api.GET('/api/post/feed'))
    expect(header('authorization')).toBe('Bearer secret')
  })

  test('is not sent with public calls', async () => {
    deviceStorage.set(tokenKey, 'secret')
    await unwrap(api.GET('/api/post/homeFeed'))
    expect(requests).toHaveLength(1)
    expect(header('authorization')).toBeNull()
  })

  // Covers decision:public-calls
  test('is sent when it is optional and stored', async () => {
    await unwrap(api.GET('/api/user/checklogin', { params: { query: { login: 'rita' } } }))
    expect(header('authorization')).toBeNull()
    deviceStorage.set(tokenKey, 'secret')
    requests.length = 0
    await unwrap(api.GET('/api/user/checklogin', { params: { query: { login: 'rita' } } }))
    expect(header('authorization')).toBe('Bearer secret')
  })
})

// Covers FLT-35
test('sends a JSON content type in a POST without a body', async () => {
  deviceStorage.set(tokenKey, 'secret')
  await unwrap(api.POST('/api/post/delete/{id}', { params: { path: { id: 1 } }, body: { Id: 1 } }))
  await unwrap(api.POST('/api/Tag/delete/{id}', { params: { path: { id: 1 } } }))
  await unwrap(
    api.POST('/api/user/updatePicture', { body: { imageDataUrl: 'data:,' }, bodySerializer: multipart }),
  )
  const types = requests.map(({ headers }) => headers.get('content-type')?.split(';')[0])
  expect(types).toEqual(['application/json', 'application/json', 'multipart/form-data'])
})

// Covers KRN-AUTH-08
describe('a call that needs a token when none is stored', () => {
  test('is not sent and returns nothing when it is a read', async () => {
    expect(readList(await unwrap(api.GET('/api/post/feed')), String)).toEqual([])
    expect(await unwrap(api.GET('/api/user/settings'))).toBeUndefined()
    expect(requests).toHaveLength(0)
    expect(missing).toBe(2)
  })

  // Covers FLT-01
  test('fails as signedOut when it is a write', async () => {
    const writes = [
      unwrap(api.POST('/api/course/delete/{id}', { params: { path: { id: 1 } } })),
      unwrap(
        api.POST('/api/user/addLoggedTime', { body: { elapsedTime: 1, StartTime: '', ActualTime: '' } }),
      ),
      unwrap(api.GET('/api/ShoppingCart/emptyCart')),
    ]
    expect(await Promise.all(writes.map(failureOf))).toEqual(['signedOut', 'signedOut', 'signedOut'])
    expect(requests).toHaveLength(0)
    expect(missing).toBe(3)
  })

  test('is sent when it adds to the cart', async () => {
    await unwrap(api.POST('/api/ShoppingCart/AddToCart', { body: { productId: 1, quantity: 1 } }))
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/ShoppingCart/AddToCart'])
  })
})

// Covers KRN-AUTH-09
describe('the anti-forgery header', () => {
  const sendContact = () =>
    unwrap(api.POST('/api/Contact/Create', { body: { contactType: 1, content: 'Hi', captcha: '' } }))

  test('is read from its cookie for writes', async () => {
    deviceStorage.set(tokenKey, 'secret')
    document.cookie = 'XSRF-TOKEN=a%2Bb'
    await sendContact()
    expect(header('x-xsrf-token')).toBe('a+b')
  })

  test('is left out when cookies are forbidden', async () => {
    deviceStorage.set(tokenKey, 'secret')
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: forbid, set: () => undefined })
    try {
      await sendContact()
    } finally {
      Reflect.deleteProperty(document, 'cookie')
    }
    expect(requests).toHaveLength(1)
    expect(header('x-xsrf-token')).toBeNull()
  })

  test('is not sent with a GET', async () => {
    deviceStorage.set(tokenKey, 'secret')
    document.cookie = 'XSRF-TOKEN=proof'
    await unwrap(api.GET('/api/post/feed'))
    expect(header('x-xsrf-token')).toBeNull()
  })

  test('is not sent to another origin', async () => {
    connectApi({ ...settings, url: 'https://api.example.org/base/' })
    deviceStorage.set(tokenKey, 'secret')
    document.cookie = 'XSRF-TOKEN=proof'
    await sendContact()
    expect(requests[0]?.url).toBe('https://api.example.org/base/api/Contact/Create')
    expect(header('x-xsrf-token')).toBeNull()
  })

  // Covers decision:anti-forgery-names
  test('has the names of the deployment', async () => {
    connectApi({ ...settings, antiForgery: { cookie: 'proof', header: 'X-Proof' } })
    deviceStorage.set(tokenKey, 'secret')
    document.cookie = 'proof=p'
    await sendContact()
    expect(header('x-proof')).toBe('p')
    document.cookie = 'proof=; Max-Age=0'
  })
})

describe('the failure of a call', () => {
  const statuses: [number, string][] = [
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'unsupported'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'not-found'],
    [413, 'tooLarge'],
    [415, 'unsupported'],
    [418, 'unsupported'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
  ]
  for (const [status, failure] of statuses) {
    // Covers FLT-46
    test(`is ${failure} for ${status}`, async () => {
      network.use(http.get('*/api/post/homeFeed', () => new HttpResponse('no', { status })))
      expect(await failureOf(unwrap(api.GET('/api/post/homeFeed')))).toBe(failure)
    })
  }

  const bodies: [string, () => Response, string][] = [
    ['HTML instead of JSON', () => HttpResponse.html('<!doctype html><p>proxy'), 'invalid-response'],
    [
      'truncated JSON',
      () => new HttpResponse('[{"id": 1,', { headers: { 'content-type': 'application/json' } }),
      'invalid-response',
    ],
    ['a network error', () => HttpResponse.error(), 'unreachable'],
  ]
  for (const [name, answer, failure] of bodies) {
    test(`is ${failure} for ${name}`, async () => {
      network.use(http.get('*/api/post/homeFeed', answer))
      expect(await failureOf(unwrap(api.GET('/api/post/homeFeed')))).toBe(failure)
    })
  }

  test('is invalid-response for HTML when the body is not parsed', async () => {
    network.use(
      http.post('*/api/order/createOrder', () => HttpResponse.html('<!doctype html><p>Log in here')),
    )
    const body = { paymentMethod: 'creditcard', amount: 1, currency: 'EUR' } as const
    deviceStorage.set(tokenKey, 'secret')
    const call = api.POST('/api/order/createOrder', { body, parseAs: 'text' })
    expect(await failureOf(unwrap(call))).toBe('invalid-response')
  })

  test('is timeout after the request timeout', async () => {
    connectApi({ ...settings, patience: 20 })
    network.use(http.get('*/api/post/homeFeed', () => delay('infinite')))
    expect(await failureOf(unwrap(api.GET('/api/post/homeFeed')))).toBe('timeout')
  })

  test('is the AbortError of a caller that aborted before', async () => {
    const leaving = new AbortController()
    leaving.abort()
    expect(await failureOf(unwrap(api.GET('/api/post/homeFeed', { signal: leaving.signal })))).toContain(
      'AbortError',
    )
  })

  test('is the AbortError of a caller that aborts meanwhile', async () => {
    const leaving = new AbortController()
    const arrived = new Promise<void>((resolve) => {
      network.use(
        http.get('*/api/post/homeFeed', () => {
          resolve()
          return delay('infinite')
        }),
      )
    })
    const call = failureOf(unwrap(api.GET('/api/post/homeFeed', { signal: leaving.signal })))
    await arrived
    leaving.abort()
    expect(await call).toContain('AbortError')
  })

  test('has the seconds of Retry-After', async () => {
    network.use(
      http.get(
        '*/api/post/homeFeed',
        () => new Response('', { status: 429, headers: { 'retry-after': '7' } }),
      ),
    )
    await expect(unwrap(api.GET('/api/post/homeFeed'))).rejects.toMatchObject({
      failure: 'tooMany',
      retryAfter: 7,
    })
  })
})

describe('a 401', () => {
  test('ends the session of the current token', async () => {
    deviceStorage.set(tokenKey, 'old')
    network.use(http.get('*/api/post/feed', () => new HttpResponse(null, { status: 401 })))
    await failureOf(unwrap(api.GET('/api/post/feed')))
    expect(refusals).toBe(1)
  })

  test('does not end a session that started meanwhile', async () => {
    deviceStorage.set(tokenKey, 'old')
    network.use(
      http.get('*/api/post/feed', () => {
        deviceStorage.set(tokenKey, 'new')
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await failureOf(unwrap(api.GET('/api/post/feed')))
    expect(refusals).toBe(0)
  })

  test('to a login does not end the session', async () => {
    deviceStorage.set(tokenKey, 'mine')
    network.use(http.post('*/api/user/login', () => new HttpResponse(null, { status: 401 })))
    await failureOf(
      unwrap(api.POST('/api/user/login', { body: { login: 'a@b.cd', password: 'secret', captcha: '' } })),
    )
    expect(refusals).toBe(0)
  })
})

test('leaves absent values out of a multipart body', () => {
  const form = multipart({
    content: 'Hi',
    publicPost: true,
    imageFile: new Blob(['x']),
    tags: undefined,
    videoLink: null,
  })
  expect([...form.keys()]).toEqual(['content', 'publicPost', 'imageFile'])
  expect(form.get('publicPost')).toBe('true')
})

// Covers FLT-53
describe('a public read made while the session is being restored', () => {
  let isRestoring = true
  beforeEach(() => {
    isRestoring = true
    deviceStorage.set(tokenKey, 'secret')
    connectApi({ ...settings, isRestoring: () => isRestoring })
  })
  const read = (signal?: AbortSignal) =>
    unwrap(api.GET('/api/user/settingsByLogin/{login}', { params: { path: { login: 'ana' } }, signal }))

  test('is not repeated when the session starts, and is later', async () => {
    const leaving = new AbortController()
    const visitor = read(leaving.signal).catch(() => 'left')
    leaving.abort()
    expect(await visitor).toBe('left')
    isRestoring = false
    expect(await read()).toEqual({ ok: true })
    expect(requests).toHaveLength(1)
    await read()
    expect(requests).toHaveLength(2)
  })

  test('is repeated when it failed', async () => {
    network.use(http.get('*/settingsByLogin/ana', () => HttpResponse.error(), { once: true }))
    expect(await failureOf(read())).toBe('unreachable')
    isRestoring = false
    expect(await read()).toEqual({ ok: true })
  })

  test('does not affect calls with a token', async () => {
    await unwrap(api.GET('/api/post/feed'))
    await unwrap(api.GET('/api/post/feed'))
    expect(requests).toHaveLength(2)
  })
})
