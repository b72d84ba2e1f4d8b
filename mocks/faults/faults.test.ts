import { expect, test } from '@rstest/core'
import { callMock, createFrozenMock, signIn } from '../server/mock.fixture'
import type { Fault } from './fault'

async function underFault(fault: Omit<Fault, 'operation'>, operation = 'getFeed') {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  expect((await callMock(mock, 'POST /__mock/faults', { body: { operation, ...fault } })).status).toBe(200)
  const request = () =>
    mock.handle(
      new Request('http://localhost:3000/api/post/feed', { headers: { authorization: `Bearer ${token}` } }),
    )
  return { mock, token, request }
}

// Covers MCK-04
test.each([400, 401, 403, 404, 405, 407, 409, 413, 429, 451, 500])(
  'a fault responds with status %i',
  async (status) => {
    const { mock, token } = await underFault({ status })
    const answer = await callMock(mock, 'GET /api/post/feed', { token })
    expect(answer).toMatchObject({ status, body: { status } })
    expect(answer.headers['retry-after']).toBe(status === 429 ? '2' : undefined)
  },
)

// Covers MCK-04
test.each(['getFeed', 'get /API/post/feed', '*'])(
  'a fault for %s applies to the call GET /api/post/feed',
  async (operation) => {
    const { mock, token } = await underFault({ status: 500 }, operation)
    expect((await callMock(mock, 'GET /api/post/feed', { token })).status).toBe(500)
  },
)

// Covers MCK-04
test('a fault applies only to its operation, and only as often as `times`', async () => {
  const { mock, token } = await underFault({ status: 500, times: 1 })
  expect((await callMock(mock, 'GET /api/post/', { token })).status).toBe(200)
  expect((await callMock(mock, 'GET /api/post/feed', { token })).status).toBe(500)
  expect((await callMock(mock, 'GET /api/post/feed', { token })).status).toBe(200)
  expect((await callMock(mock, 'GET /__mock/faults')).body).toMatchObject([{ operation: 'getFeed', used: 1 }])
  await callMock(mock, 'DELETE /__mock/faults')
  expect((await callMock(mock, 'GET /__mock/faults')).body).toEqual([])
})

// Covers MCK-04
test('an injected fault corrupts response bodies', async () => {
  const body = async (kind: NonNullable<Fault['body']>) => (await underFault({ body: kind })).request()
  expect(await body('html')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
  expect(await body('null')).toMatchObject({ body: 'null' })
  expect(await body('empty')).toMatchObject({ body: undefined })
  expect(await body('half')).toMatchObject({ delivery: 'cut' })
  expect(await body('stall')).toMatchObject({ delivery: 'stall' })
  expect(await body('wrong-types')).toMatchObject({ body: expect.stringMatching(/^\{"items":/) })
  const malformed = await body('malformed')
  expect(() => JSON.parse(malformed?.kind === 'answer' ? String(malformed.body) : '{}')).toThrow()
})

// Covers MCK-04
test('an injected fault leaves calls unanswered or drops the connection', async () => {
  expect(await (await underFault({ silence: true })).request()).toEqual({ kind: 'silence' })
  expect(await (await underFault({ drop: true, latency: 1 })).request()).toEqual({ kind: 'drop' })
})

// Covers MCK-04
test.each([{ status: 500 }, { silence: true }, { drop: true }])(
  'with `stored`, a call is handled before the fault %j is applied',
  async (fault) => {
    const mock = createFrozenMock()
    const token = await signIn(mock)
    const tags = async () => (await callMock(mock, 'GET /api/Tag/', { token })).body.length
    const before = await tags()
    await callMock(mock, 'POST /__mock/faults', { body: { operation: 'createTag', stored: true, ...fault } })
    await mock.handle(
      new Request('http://localhost:3000/api/Tag/Create', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Choir' }),
      }),
    )
    expect(await tags()).toBe(before + 1)
  },
)

// Covers MCK-04
test('an injected fault makes the hub refuse connections', async () => {
  const { mock, token } = await underFault({ status: 503, times: 1 }, 'hub')
  const open = () =>
    mock.openSocket(new URL('ws://localhost/MessageHub'), token, {
      send: () => undefined,
      close: () => undefined,
    })
  expect(open()).toEqual({ kind: 'refused', status: 503 })
  expect(open()).toMatchObject({ kind: 'open' })
  expect((await callMock(mock, 'POST /__mock/hub', { body: { drop: true } })).body).toEqual({ dropped: 1 })
})

test('an invalid fault definition is rejected with an explanation', async () => {
  const mock = createFrozenMock()
  const explain = async (body: object) => (await callMock(mock, 'POST /__mock/faults', { body })).body.detail
  expect(await explain({ status: 500 })).toContain('"operation"')
  expect(await explain({ operation: '*', body: 'soggy' })).toContain('"body" of a fault is one of')
  expect(await explain({ operation: '*', times: 'twice' })).toContain('"times" of a fault is a number')
})

// Covers MCK-04
test('a fault responds with the given JSON and status', async () => {
  const json = { message: 'No.' }
  expect(await (await underFault({ json })).request()).toMatchObject({
    status: 200,
    body: JSON.stringify(json),
  })
  expect(await (await underFault({ json: null, status: 409 })).request()).toMatchObject({
    status: 409,
    body: 'null',
  })
})
