import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { rawDeviceStorage } from '../storage/safe-storage'
import { ApiError } from './api-error'
import { api, connectApi, multipart, tokenKey } from './client'
import { readList, unwrap } from './unwrap'

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
    test(`the client escapes the path parameter "${id}" into one path segment`, async () => {
      await unwrap(api.GET('/api/user/settingsByLogin/{login}', { params: { path: { login: id } } }))
      const { pathname, search } = new URL(requests[0]?.url ?? '')
      expect(pathname + search).toMatch(/^\/api\/user\/settingsByLogin\/[^/?#]+$/)
    })
})

// Covers FLT-160
test.each([
  ['9007199254740993', '9007199254740993'],
  ['-9007199254740993', '-9007199254740993'],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['0.1234567890123456', 0.1234567890123456],
  ['"9007199254740995"', '9007199254740995'],
  [String.raw`"\\\", 9007199254740997, \""`, String.raw`\", 9007199254740997, "`],
])(
  'the client reads %s in an answer without rounding it, and sends it back as it was',
  async (json, value) => {
    rawDeviceStorage.set(tokenKey, 'secret')
    network.use(
      http.get('*/api/post/feed', () => new HttpResponse(`[ ${json},${json}]`)),
      http.post('*/api/post/react', async ({ request }) => HttpResponse.json({ sent: await request.text() })),
    )
    expect(await unwrap(api.GET('/api/post/feed'))).toEqual([value, value])
    const sent = { sent: `{"postId":${json},"reactionType":1}` }
    expect(await unwrap(api.POST('/api/post/react', { body: { postId: value, reactionType: 1 } }))).toEqual(
      sent,
    )
  },
)

// Covers KRN-AUTH-07
describe('the token in requests', () => {
  test('the client sends the token with authenticated calls', async () => {
    rawDeviceStorage.set(tokenKey, 'secret')
    await unwrap(api.GET('/api/post/feed'))
    expect(header('authorization')).toBe('Bearer secret')
  })

  test('the client sends no token with public calls', async () => {
    rawDeviceStorage.set(tokenKey, 'secret')
    await unwrap(api.GET('/api/post/homeFeed'))
    expect(requests).toHaveLength(1)
    expect(header('authorization')).toBeNull()
  })

  // Covers decision:public-calls
  test('the client sends a stored token when the operation accepts one', async () => {
    await unwrap(api.GET('/api/user/checklogin', { params: { query: { login: 'rita' } } }))
    expect(header('authorization')).toBeNull()
    rawDeviceStorage.set(tokenKey, 'secret')
    requests.length = 0
    await unwrap(api.GET('/api/user/checklogin', { params: { query: { login: 'rita' } } }))
    expect(header('authorization')).toBe('Bearer secret')
  })
})

// Covers FLT-35
test('the client sends a JSON content type in a POST without a body', async () => {
  rawDeviceStorage.set(tokenKey, 'secret')
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
  test('a GET that needs a token is skipped when no token is stored', async () => {
    expect(readList(await unwrap(api.GET('/api/post/feed')), String)).toEqual([])
    expect(await unwrap(api.GET('/api/user/settings'))).toBeUndefined()
    expect(requests).toHaveLength(0)
    expect(missing).toBe(2)
  })

  // Covers FLT-01
  test('a POST that needs a token fails as signedOut when no token is stored', async () => {
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

  test('the client adds a product to the cart also when no token is stored', async () => {
    await unwrap(api.POST('/api/ShoppingCart/AddToCart', { body: { productId: 1, quantity: 1 } }))
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/ShoppingCart/AddToCart'])
  })
})

// Covers KRN-AUTH-09
describe('the anti-forgery header', () => {
  const sendContact = () =>
    unwrap(api.POST('/api/Contact/Create', { body: { contactType: 1, content: 'Hi', captcha: '' } }))

  test('a POST sends the value of the anti-forgery cookie as a header', async () => {
    rawDeviceStorage.set(tokenKey, 'secret')
    document.cookie = 'XSRF-TOKEN=a%2Bb'
    await sendContact()
    expect(header('x-xsrf-token')).toBe('a+b')
  })

  test('a POST sends no anti-forgery header when the browser forbids cookies', async () => {
    rawDeviceStorage.set(tokenKey, 'secret')
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

  test('a GET sends no anti-forgery header', async () => {
    rawDeviceStorage.set(tokenKey, 'secret')
    document.cookie = 'XSRF-TOKEN=proof'
    await unwrap(api.GET('/api/post/feed'))
    expect(header('x-xsrf-token')).toBeNull()
  })

  test('a call to another origin sends no anti-forgery header', async () => {
    connectApi({ ...settings, url: 'https://api.example.org/base/' })
    rawDeviceStorage.set(tokenKey, 'secret')
    document.cookie = 'XSRF-TOKEN=proof'
    await sendContact()
    expect(requests[0]?.url).toBe('https://api.example.org/base/api/Contact/Create')
    expect(header('x-xsrf-token')).toBeNull()
  })

  // Covers decision:anti-forgery-names
  test('the anti-forgery cookie and header have the configured names', async () => {
    connectApi({ ...settings, antiForgery: { cookie: 'proof', header: 'X-Proof' } })
    rawDeviceStorage.set(tokenKey, 'secret')
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
    test(`a call fails as ${failure} when the server answers ${status}`, async () => {
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
    test(`a call fails as ${failure} when it receives ${name}`, async () => {
      network.use(http.get('*/api/post/homeFeed', answer))
      expect(await failureOf(unwrap(api.GET('/api/post/homeFeed')))).toBe(failure)
    })
  }

  test('a call for plain text fails as invalid-response when it receives HTML', async () => {
    network.use(
      http.post('*/api/order/createOrder', () => HttpResponse.html('<!doctype html><p>Log in here')),
    )
    const body = { paymentMethod: 'creditcard', amount: 1, currency: 'EUR' } as const
    rawDeviceStorage.set(tokenKey, 'secret')
    const call = api.POST('/api/order/createOrder', { body, parseAs: 'text' })
    expect(await failureOf(unwrap(call))).toBe('invalid-response')
  })

  test('a call fails as timeout when no response arrives in the time limit', async () => {
    connectApi({ ...settings, patience: 20 })
    network.use(http.get('*/api/post/homeFeed', () => delay('infinite')))
    expect(await failureOf(unwrap(api.GET('/api/post/homeFeed')))).toBe('timeout')
  })

  /** Answers with the pieces of a JSON text, then with nothing more unless the text is complete. */
  function respondInPieces(pieces: readonly string[], pause: number) {
    const left = [...pieces]
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const piece = left.shift()
        if (piece === undefined) return controller.close()
        if (piece === '') return new Promise(() => undefined)
        await delay(pause)
        controller.enqueue(new TextEncoder().encode(piece))
      },
      cancel: () => undefined,
    })
    network.use(
      http.get(
        '*/api/post/homeFeed',
        () => new HttpResponse(body, { headers: { 'content-type': 'application/json' } }),
      ),
    )
  }

  // Covers FLT-111
  test('a body that stops half way is a timeout', async () => {
    connectApi({ ...settings, patience: 50 })
    respondInPieces(['[1,', ''], 0)
    expect(await failureOf(unwrap(api.GET('/api/post/homeFeed')))).toBe('timeout')
  })

  // Covers FLT-111
  test('an abort error of the browser counts as the timeout that caused it', async () => {
    connectApi({
      ...settings,
      patience: 20,
      // Browsers reject the body with an AbortError of their own; Node rejects it with the reason of the signal.
      fetch: async (_, init) => {
        const body = new ReadableStream({
          start: (controller) =>
            init?.signal?.addEventListener('abort', () =>
              controller.error(new DOMException('The user aborted a request.', 'AbortError')),
            ),
        })
        return new Response(body)
      },
    })
    expect(await failureOf(unwrap(api.GET('/api/post/homeFeed')))).toBe('timeout')
  })

  // Covers FLT-115
  test('each piece of a body restarts the timeout', async () => {
    connectApi({ ...settings, patience: 400 })
    respondInPieces(['[', '1', ',', '2', ',', '3', ']'], 100)
    expect(await unwrap(api.GET('/api/post/homeFeed'))).toEqual([1, 2, 3])
  })

  test('a call fails with AbortError when its signal is already aborted', async () => {
    const leaving = new AbortController()
    leaving.abort()
    expect(await failureOf(unwrap(api.GET('/api/post/homeFeed', { signal: leaving.signal })))).toContain(
      'AbortError',
    )
  })

  test('a call fails with AbortError when it is aborted while pending', async () => {
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

  test('an ApiError contains the seconds of the Retry-After header', async () => {
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

describe('a response with status 401', () => {
  test('a 401 response reports the current token as rejected', async () => {
    rawDeviceStorage.set(tokenKey, 'old')
    network.use(http.get('*/api/post/feed', () => new HttpResponse(null, { status: 401 })))
    await failureOf(unwrap(api.GET('/api/post/feed')))
    expect(refusals).toBe(1)
  })

  test('a late 401 response does not reject the token of a newer session', async () => {
    rawDeviceStorage.set(tokenKey, 'old')
    network.use(
      http.get('*/api/post/feed', () => {
        rawDeviceStorage.set(tokenKey, 'new')
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await failureOf(unwrap(api.GET('/api/post/feed')))
    expect(refusals).toBe(0)
  })

  test('a 401 response to a login request does not reject the current token', async () => {
    rawDeviceStorage.set(tokenKey, 'mine')
    network.use(http.post('*/api/user/login', () => new HttpResponse(null, { status: 401 })))
    await failureOf(
      unwrap(api.POST('/api/user/login', { body: { login: 'a@b.cd', password: 'secret', captcha: '' } })),
    )
    expect(refusals).toBe(0)
  })
})

test('multipart() leaves null and undefined values out of the form data', () => {
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
describe('a public GET sent while the session is being restored', () => {
  let isRestoring = true
  beforeEach(() => {
    isRestoring = true
    rawDeviceStorage.set(tokenKey, 'secret')
    connectApi({ ...settings, isRestoring: () => isRestoring })
  })
  const read = (signal?: AbortSignal) =>
    unwrap(api.GET('/api/user/settingsByLogin/{login}', { params: { path: { login: 'ana' } }, signal }))

  test('the response to a public GET sent during a restore is reused once', async () => {
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

  test('a public GET that failed during a session restore is sent again', async () => {
    network.use(http.get('*/settingsByLogin/ana', () => HttpResponse.error(), { once: true }))
    expect(await failureOf(read())).toBe('unreachable')
    isRestoring = false
    expect(await read()).toEqual({ ok: true })
  })

  test('each GET with a token is sent separately during a session restore', async () => {
    await unwrap(api.GET('/api/post/feed'))
    await unwrap(api.GET('/api/post/feed'))
    expect(requests).toHaveLength(2)
  })
})
