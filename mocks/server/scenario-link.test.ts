import { expect, test } from '@rstest/core'
import { callMock, createFrozenMock, signIn } from './mock.fixture'
import { readTime } from './scenario-options'

test.each([
  ['/?scenario=slow', '/'],
  ['/course/3?tab=2&scenario=slow,hub-down&time=%2B45m', '/course/3?tab=2'],
  ['//elsewhere.example/?scenario=slow', '/elsewhere.example/'],
  ['/?mock-panel&do=play&scenario=slow', '/__mock/panel'],
])('the scenario link %s is applied and redirects to %s', async (path, location) => {
  const mock = createFrozenMock()
  expect(await callMock(mock, `GET ${path}`)).toMatchObject({ status: 303, headers: { location } })
  expect(mock.instance.world.state.scenarios).toContain('slow')
})

test.each([
  ['/?scenario=%3Cb%3E', 'There is no scenario &#60;b&#62;;'],
  ['/?time=soon', 'The time is soon; it is like +45m, 2h, 1d12h or now.'],
  ['/?scenario=slow&time=soon', 'The time is soon'],
])('the scenario link %s is rejected and changes nothing', async (path, sentence) => {
  const mock = createFrozenMock()
  const answer = await callMock(mock, `GET ${path}`)
  expect(answer).toMatchObject({ status: 400, body: expect.stringContaining(sentence) })
  expect(mock.instance.world.state).toMatchObject({ scenarios: [], clockOffsetMinutes: 0 })
})

test('a scenario link works only with GET, its query and the control API', async () => {
  const open = (mock: ReturnType<typeof createFrozenMock>, path: string, init?: RequestInit) =>
    mock.handle(new Request(`http://localhost:3000${path}`, init))
  expect(await open(createFrozenMock(), '/mypage?tab=2')).toBeUndefined()
  expect(await open(createFrozenMock(), '/?scenario=slow', { method: 'POST' })).toBeUndefined()
  expect(await open(createFrozenMock({ control: false }), '/?scenario=slow')).toBeUndefined()
})

test.each([
  ['+45m', 45],
  [' 45m', 45],
  ['2h', 120],
  ['1d12h', 2160],
  ['now', 0],
])('readTime reads %s as %i minutes', (text, minutes) => expect(readTime(text)).toBe(minutes))

test('sessions end and tokens expire while the mock clock is set ahead', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const body = { elapsedTime: 0, StartTime: '2026-03-14T00:00:00.000', ActualTime: '2026-03-14T00:00:00.000' }
  const report = () => callMock(mock, 'POST /api/user/addLoggedTime', { token, body })
  expect((await report()).body).toBe(false)
  await callMock(mock, 'GET /?time=%2B2h')
  expect((await report()).body).toBe(true)
  await callMock(mock, 'GET /?time=12h')
  expect((await report()).status).toBe(401)
  await callMock(mock, 'GET /?time=now')
  expect((await report()).body).toBe(false)
})
