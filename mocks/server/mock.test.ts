import { expect, test } from '@rstest/core'
import { tinyPng } from '../domain/picture.fixture'
import { callMock, createFrozenMock, createMemoryStorage, signIn } from './mock.fixture'

const feedOf = async (mock: ReturnType<typeof createFrozenMock>, token: string, world?: string) =>
  (await callMock(mock, 'GET /api/post/feed', { token, ...(world !== undefined && { world }) })).body

test('the mock server answers 401 to member calls without a valid token', async () => {
  const mock = createFrozenMock()
  expect(await callMock(mock, 'GET /api/post/feed')).toMatchObject({
    status: 401,
    headers: { 'content-type': 'application/problem+json' },
  })
  expect((await callMock(mock, 'GET /api/post/feed', { token: 'made-up' })).status).toBe(401)
  expect(
    (await callMock(mock, 'POST /api/ShoppingCart/AddToCart', { body: { productId: 1, quantity: 1 } }))
      .status,
  ).toBe(401)
})

test('the mock router ignores case and prefers fixed segments to parameters', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  expect((await callMock(mock, 'GET /API/POST/FEED', { token })).status).toBe(200)
  expect((await callMock(mock, 'GET /api/USER/settings', { token })).body).toHaveProperty('myPageSettings')
  expect((await callMock(mock, 'GET /api/nothing/here', { token })).status).toBe(404)
  expect((await callMock(mock, 'DELETE /api/post/feed', { token })).status).toBe(405)
})

// Covers API-03
test('a request that breaks the contract is refused with 400 and logged', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const answer = await callMock(mock, 'POST /api/post/react', {
    token,
    body: { postId: 1, reactionType: 'like' },
  })
  expect(answer.status).toBe(400)
  expect(answer.body.detail).toMatch(/^reactToPost: the request .* body\.reactionType must be integer/)
  expect((await callMock(mock, 'GET /__mock/mismatches')).body).toEqual([answer.body.detail])
  expect((await callMock(mock, 'GET /__mock/mismatches?all=1')).body).toEqual([answer.body.detail])
})

// Covers API-03
test('a response that breaks the contract is replaced by 500', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const post = mock.instance.world.state.posts.find(({ publicPost }) => publicPost)
  Object.assign(post ?? {}, { postDate: 'yesterday' })
  const answer = await callMock(mock, `GET /api/post/${post?.id}`, { token })
  expect(answer.status).toBe(500)
  expect(answer.body.detail).toMatch(/^getPost: the answer .* body\.postDate must match pattern/)
})

test('a violated rule of the mock server is answered with field errors', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const body = { name: 'Ana Martins', email: 'bruno@roda.example', login: 'ana.martins' }
  const answer = await callMock(mock, 'POST /api/user/update', { token, body })
  expect(answer).toMatchObject({
    status: 400,
    body: { status: 400, errors: { email: [expect.any(String)] } },
  })
})

test('the mock server serves uploaded and drawn images, and 404 for others', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const form = new FormData()
  form.set('imageFile', new Blob([tinyPng], { type: 'image/png' }), 'me.png')
  const { body: user } = await callMock(mock, 'POST /api/user/updatePicture', { token, body: form })
  const stored = await callMock(mock, `GET /posts/images/${user.pictureUrl}`)
  expect(stored.headers['content-type']).toBe('image/png')
  expect([...stored.body]).toEqual([...tinyPng])
  expect(
    (await callMock(mock, 'GET /profile/images/background-music-ana.martins.svg')).headers['content-type'],
  ).toBe('image/svg+xml')
  expect((await callMock(mock, 'GET /posts/images/none.png')).status).toBe(404)
})

test('the mock server records the requests that it receives', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  await callMock(mock, 'DELETE /__mock/requests')
  const form = new FormData()
  form.set('content', 'Hello')
  form.set('publicPost', 'true')
  form.set('publishOnNostr', 'false')
  await callMock(mock, 'POST /api/post/create', { token, body: form, headers: { 'x-xsrf-token': 'abc' } })
  await callMock(mock, 'GET /api/Message/Messages?destinationId=1', { token })
  expect((await callMock(mock, 'GET /__mock/requests')).body).toMatchObject([
    {
      method: 'POST',
      path: '/api/post/create',
      operationId: 'createPost',
      headers: { authorization: true, 'x-xsrf-token': 'abc' },
      body: { content: 'Hello', publicPost: 'true', publishOnNostr: 'false' },
    },
    { method: 'GET', path: '/api/Message/Messages', query: { destinationId: '1' } },
  ])
})

test('mock worlds with different names are isolated from each other', async () => {
  const mock = createFrozenMock()
  const [here, there] = [await signIn(mock), await signIn(mock, 'ana@roda.example', 'there')]
  await callMock(mock, 'POST /__mock/faults', { world: 'there', body: { operation: 'getFeed', status: 500 } })
  const [post] = await feedOf(mock, here)
  await callMock(mock, 'POST /api/post/react', { token: here, body: { postId: post.id, reactionType: 1 } })

  expect((await callMock(mock, 'GET /api/post/feed', { token: there, world: 'there' })).status).toBe(500)
  expect((await callMock(mock, 'GET /api/post/feed', { token: here })).status).toBe(200)
  await callMock(mock, 'DELETE /__mock/faults', { world: 'there' })
  expect((await callMock(mock, 'GET /api/post/feed', { token: here, world: 'there' })).status).toBe(401)
  const reactions = (posts: { id: number; reactions: unknown[] }[]) =>
    posts.find(({ id }) => id === post.id)?.reactions.length
  expect(reactions(await feedOf(mock, here))).toBe((reactions(await feedOf(mock, there, 'there')) ?? 0) + 1)
  expect((await callMock(mock, 'GET /__mock/requests', { world: 'nobody' })).body).toEqual([])
})

// Covers MCK-02
test('the mock state survives a restart of the server, but not a reset', async () => {
  const storage = createMemoryStorage()
  const before = createFrozenMock({ storage })
  const token = await signIn(before)
  await callMock(before, 'POST /api/Tag/Create', { token, body: { name: 'Kept' } })
  await before.close()

  const after = createFrozenMock({ storage })
  const tags = async (bearer: string) =>
    (await callMock(after, 'GET /api/Tag/', { token: bearer })).body.map(({ name }: { name: string }) => name)
  expect(await tags(token)).toContain('Kept')
  await callMock(after, 'POST /__mock/reset')
  expect((await callMock(after, 'GET /api/Tag/', { token })).status).toBe(401)
  expect(await tags(await signIn(after))).not.toContain('Kept')
})

// Covers MCK-01
test('a reset can create the mock world from another seed', async () => {
  const mock = createFrozenMock()
  expect((await callMock(mock, 'POST /__mock/reset', { body: { seed: 99 } })).body).toMatchObject({
    seed: 99,
    counts: { people: 60 },
  })
})

test('a session ends when the mock clock is moved past its timeout', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const body = { elapsedTime: 0, StartTime: '2026-03-14T00:00:00.000', ActualTime: '2026-03-14T00:00:00.000' }
  expect((await callMock(mock, 'POST /api/user/addLoggedTime', { token, body })).body).toBe(false)
  await callMock(mock, 'POST /__mock/clock', { body: { offsetMinutes: 200 } })
  expect((await callMock(mock, 'POST /api/user/addLoggedTime', { token, body })).body).toBe(true)
})

test('the mock outbox lists the sent e-mails', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  await callMock(mock, 'POST /api/UserInvitation/Create', {
    token,
    body: { email: 'new@far.example', language: 'en' },
  })
  expect((await callMock(mock, 'GET /__mock/outbox')).body).toMatchObject([
    { to: 'new@far.example', link: expect.stringContaining('/user/register?token=') },
  ])
})

test('a mock server without control API still serves the captcha', async () => {
  const mock = createFrozenMock({ control: false })
  const handle = (path: string) => mock.handle(new Request(`http://localhost:3000${path}`))
  expect(await handle('/__mock/state')).toBeUndefined()
  expect(await handle('/__mock/altcha')).toMatchObject({ status: 200 })
  expect(await handle('/index.html')).toBeUndefined()
})

// Covers MCK-02
test('the control API of the mock server opens a session', async () => {
  const mock = createFrozenMock()
  const { body } = await callMock(mock, 'POST /__mock/session', { body: { login: 'ana@roda.example' } })
  expect(body).toMatchObject({ name: 'Ana Martins', token: expect.stringMatching(/./) })
  expect(await callMock(mock, 'POST /__mock/session', { body: { login: 'nobody' } })).toMatchObject({
    status: 404,
  })
})
