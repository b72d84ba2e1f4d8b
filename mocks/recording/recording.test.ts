import { expect, test } from '@rstest/core'
import { tinyPng } from '../domain/picture.fixture'
import { solveCaptcha } from '../node/solve-captcha'
import type { Mock } from '../server/mock'
import { callMock, createFrozenMock, getSolvedCaptcha } from '../server/mock.fixture'
import { placeholder } from './placeholders'
import { createRecording } from './record'
import { readRecording } from './recorded-call'
import { replayRecording } from './replay'
import { sendTo } from './send.fixture'

/** A mock server with recording, and the text recorded so far. */
function createRecordedMock(mock = createFrozenMock()) {
  const lines: string[] = []
  const recording = createRecording(mock, (line) => lines.push(line))
  recording.begin()
  const recorded: Mock = { ...mock, handle: recording.handle }
  return { mock: recorded, text: () => lines.join('\n') }
}

const replay = (text: string, mock = createFrozenMock()) =>
  replayRecording(text, { send: sendTo(mock), solveCaptcha })
const faultsOf = (calls: Awaited<ReturnType<typeof replay>>) =>
  calls.filter(({ differences }) => differences.length > 0)

async function logIn(mock: Mock, login: string, password: string) {
  const body = { login, password, captcha: await getSolvedCaptcha(mock) }
  return (await callMock(mock, 'POST /api/user/login', { body })).body.token
}

/** Registers a person who creates a post with an image, comments on it and deletes it. */
async function runJourney(mock: Mock) {
  await callMock(mock, 'POST /api/user/register', {
    body: {
      name: 'Rita Moura',
      email: 'rita@far.example',
      login: 'rita.moura',
      password: 'hush-hush',
      captcha: await getSolvedCaptcha(mock),
      language: 'pt-PT',
    },
  })
  const [mail] = (await callMock(mock, 'GET /__mock/outbox')).body
  await callMock(mock, `GET /api/user/activate?token=${mail.link.split('/').at(-1)}`)
  const token = await logIn(mock, 'rita@far.example', 'hush-hush')
  const { body: tag } = await callMock(mock, 'POST /api/Tag/Create', { token, body: { name: 'Near' } })
  const form = new FormData()
  form.set('content', 'Good morning')
  form.set('publicPost', 'false')
  form.set('publishOnNostr', 'false')
  form.set('tags', JSON.stringify([tag]))
  form.set('imageFile', new Blob([tinyPng], { type: 'image/png' }), 'me.png')
  const { body: post } = await callMock(mock, 'POST /api/post/create', { token, body: form })
  const date = '2026-03-14T10:00:00.000Z'
  await callMock(mock, 'POST /api/comment/create', {
    token,
    body: { postId: post.id, content: 'Mine', date },
  })
  await callMock(mock, `GET /api/post/conversation/${post.id}`, { token })
  await callMock(mock, `POST /api/post/delete/${post.id}`, { token, body: { Id: post.id } })
  await callMock(mock, `GET /api/post/${post.id}`, { token })
  return { token, post }
}

test('a replay finds no difference when only the ids and tokens differ', async () => {
  const { mock, text } = createRecordedMock()
  await runJourney(mock)
  const { calls } = readRecording(text())
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 404])

  const other = createFrozenMock()
  // Adds posts to the replay world first, so that its new ids differ from the recorded ids.
  const sendToOther = sendTo(other)
  const replayed = await replayRecording(text(), {
    solveCaptcha,
    send: async (request) => {
      const response = await sendToOther(request)
      if (request.url.endsWith('/__mock/clock'))
        await sendToOther(
          new Request('http://localhost/__mock/posts', {
            method: 'POST',
            headers: { ...Object.fromEntries(request.headers), 'content-type': 'application/json' },
            body: JSON.stringify({ login: 'ana@roda.example', count: 5 }),
          }),
        )
      return response
    },
  })
  expect(faultsOf(replayed)).toEqual([])
  expect(replayed).toHaveLength(9)
})

test('a recording contains no password, token, captcha or key', async () => {
  const { mock, text } = createRecordedMock()
  const { token } = await runJourney(mock)
  const ana = await logIn(mock, 'ana@roda.example', 'roda-demo')
  const settings = { timeout: 90, publicProfile: true, nostrPK: 'nsec1verysecret' }
  await callMock(mock, 'POST /api/user/updateSettings', { token: ana, body: settings })
  await callMock(mock, 'GET /api/post/feed', { token: 'made-up-token' })
  const written = text()
  for (const secret of ['hush-hush', 'roda-demo', 'nsec1verysecret', 'made-up-token', token, ana, 'eyJ'])
    expect(written, secret).not.toContain(secret)
  expect(faultsOf(await replay(written))).toEqual([])
})

test('a replay restores the sessions, scenarios and clock of the recording', async () => {
  const before = createFrozenMock()
  const { token } = (await callMock(before, 'POST /__mock/session', { body: { login: 'ana@roda.example' } }))
    .body
  await callMock(before, 'GET /?scenario=empty&time=%2B45m')
  const { mock, text } = createRecordedMock(before)
  await callMock(mock, 'GET /api/post/feed', { token })
  await callMock(mock, 'GET /?scenario=none')
  await callMock(mock, 'GET /api/post/feed', { token })

  const { head, calls } = readRecording(text())
  expect(head).toMatchObject({ scenarios: ['empty'], clockOffsetMinutes: 45 })
  expect(calls[0]).toMatchObject({ token: placeholder('session ana@roda.example'), shape: [] })
  expect(calls[2]).toMatchObject({ shape: [{ id: 'number' }] })
  expect(faultsOf(await replay(text()))).toEqual([])
})

test('a replay reports each call with a different status or response shape', async () => {
  const { mock, text } = createRecordedMock()
  await callMock(mock, 'GET /api/post/homeFeed')
  await callMock(mock, 'GET /api/user/checklogin?login=ana.martins')
  const other = createFrozenMock()
  const send = sendTo(other)
  const spoiled = await replayRecording(text(), {
    solveCaptcha,
    send: async (request) => {
      if (request.url.includes('homeFeed')) return Response.json([{ id: 'one' }])
      return request.url.includes('checklogin') ? new Response(null, { status: 503 }) : send(request)
    },
  })
  expect(spoiled).toMatchObject([
    {
      call: 1,
      what: 'GET /api/post/homeFeed',
      differences: expect.arrayContaining(['the answer[].content is missing']),
    },
    { call: 2, differences: ['the status was 200, is 503'] },
  ])
})

test('a replay reports a placeholder whose value no response contained', async () => {
  const line = {
    call: 1,
    method: 'GET',
    path: `/api/post/${placeholder('7.id')}`,
    status: 200,
    shape: 'text',
  }
  const head = { recording: 1, seed: 7, scenarios: [], clockOffsetMinutes: 0 }
  const [call] = await replay([head, line].map((one) => JSON.stringify(one)).join('\n'))
  expect(call?.differences).toEqual([`there is nothing at ${placeholder('7.id')} this time`])
})

test.each(['{"a":1}', 'half a li'])(
  'a replay rejects the text %s, which is not a recording',
  async (text) => {
    await expect(replay(text)).rejects.toThrow('This is no recording')
  },
)

test('a replay rejects a server that is not a mock server', async () => {
  const { mock, text } = createRecordedMock()
  await callMock(mock, 'GET /api/post/homeFeed')
  const send = async () => new Response('Not found', { status: 404 })
  await expect(replayRecording(text(), { send, solveCaptcha })).rejects.toThrow('is this a mock server?')
})
