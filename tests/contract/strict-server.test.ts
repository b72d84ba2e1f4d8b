import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@rstest/core'
import { readArguments } from '../../scripts/contract/arguments.mjs'
import { formatJunit, formatTable, summary } from '../../scripts/contract/report.mjs'
import { check, goodServer, withVerdict } from './checked-server'
import { breakServer, type PassingAnswer } from './faulty-server'

let server: Awaited<ReturnType<typeof goodServer>>
const open: (() => unknown)[] = []

beforeAll(async () => {
  server = await goodServer()
})
afterEach(async () => {
  for (const stop of open.splice(0)) await stop()
})
afterAll(() => server.stop())

async function serve(answer: RequestListener): Promise<string> {
  const own = createServer(answer)
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    own.closeAllConnections()
    own.close()
  })
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`
}

async function broken(fault: Omit<Parameters<typeof breakServer>[1], 'what' | 'operation' | 'says'>) {
  const { base, stop } = await breakServer(server.base, { what: '', operation: '', says: '', ...fault })
  open.push(stop)
  return base
}

const withToken = ['--token', 'a-token-of-somebody']

// Covers API-01
describe('the contract against a server: what was made is removed again', () => {
  test('when somebody breaks it off in the middle', async () => {
    const before = await server.readable()
    const stop = new AbortController()
    const base = await broken({ at: 'POST /api/comment/create', ask: () => stop.abort() })
    const checked = await check(base, ['--write', '--to', server.friend], stop.signal)
    expect(checked.left).toEqual([])
    expect(await server.readable()).toEqual(before)
    expect(withVerdict(checked, 'passed').map(([id]) => id)).toContain('deletePost')
    expect(withVerdict(checked, 'not reached').map(([id]) => id)).toContain('updateCourse')
  })

  test('when the server fails after it did what was asked', async () => {
    const before = await server.readable()
    const fail = { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Oops' }
    const base = await broken({
      at: 'POST /api/(post|comment|Tag|UserGroup|Message)/[cC]reate',
      spoil: () => fail,
    })
    const checked = await check(base, ['--write', '--to', server.friend])
    expect(checked.left).toEqual([])
    expect(await server.readable()).toEqual(before)
  })

  test('and what cannot be removed is named', async () => {
    const base = await broken({
      at: 'POST /api/Tag/delete/.+',
      ask: (headers) => {
        headers.authorization = ''
      },
    })
    const { left } = await check(base, ['--write', '--only', 'createTag'])
    expect(left).toEqual([expect.stringMatching(/^tag \d+ \('Contract check \w+'\)$/)])
  })
})

// Covers API-01
describe('the contract against a server: in a sentence', () => {
  const failed = async (base: string | URL, ...args: string[]) =>
    withVerdict(await check(base, ['--only', 'getTags', ...args]), 'failed')

  test('nothing listens', async () => {
    const base = await serve(() => undefined)
    await open.pop()?.()
    expect(await failed(base, ...withToken)).toContainEqual(['getTags', 'Nothing listens at this address.'])
  })

  test('no answer in time', async () => {
    const base = await serve(() => undefined)
    const [[, line = ''] = []] = await failed(base, ...withToken, '--patience', '0.05')
    expect(line).toBe('No complete response within 0.05 s.')
  })

  test('redirects are told, and the token stays where it belongs', async () => {
    let asked = 0
    const other = await serve((_, response) => response.end(String(asked++)))
    const base = await serve((_, response) => response.writeHead(307, { location: `${other}/here` }).end())
    const [[, line = ''] = []] = await failed(base, ...withToken)
    expect(line).toBe(`redirects to ${other}/here: not followed`)
    expect(asked).toBe(0)
  })

  test('a login that is refused leaves the rest unreached', async () => {
    const checked = await check(server.base, ['--captcha', 'wrong', '--altcha', ''])
    expect(withVerdict(checked, 'failed').map(([id]) => id)).toEqual(['login'])
    expect(withVerdict(checked, 'not reached')).toContainEqual([
      'getTags',
      expect.stringMatching(/^nobody is logged in;/),
    ])
  })

  test('secrets and signs for the terminal stay out of what is said', async () => {
    const title = '\u001b[2Ja-token-of-somebody <a-token'
    const base = await serve((_, response) =>
      response.writeHead(400, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ title })),
    )
    const [[, line = ''] = []] = await failed(base, ...withToken)
    expect(line).toBe('refused: 400,  [2J*** <a-token')
  })
})

/** Answers as the specifications allow, and otherwise than openapi.yaml, wherever they say nothing. */
const inItsOwnWay = {
  at: '.*',
  spoil(answer: PassingAnswer, _: string, called: string): PassingAnswer {
    const json = (body: unknown) => ({
      ...answer,
      headers: { ...answer.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status >= 400) return json({ error: 'no' })
    if (answer.status !== 200) return answer
    if (called.startsWith('POST /api/UserConnection/AddToConnection'))
      return json({ id: 1, connectionTags: [] })
    // The post itself first, with the words that it was made with.
    if (/^GET \/api\/post\/conversation\//i.test(called)) {
      const comments = JSON.parse(answer.body) as { content: string }[]
      const content = comments[0]?.content.replace('comment', 'post') ?? ''
      return json([{ id: called.split('/').at(-1), content }, ...comments])
    }
    return answer
  },
}

// Covers FLT-81
test('what the specifications leave open is no fault, and said once', async () => {
  const before = await server.readable()
  const base = await broken(inItsOwnWay)
  const checked = await check(base, ['--write', '--to', server.friend])
  expect(withVerdict(checked, 'failed')).toEqual([])
  expect(checked.left).toEqual([])
  expect(await server.readable()).toEqual(before)
  const [, apart = ''] = formatTable(checked.entries).split('(not failures):')
  const lines = apart
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const refusals = lines.filter((line) => line.startsWith('a refusal:'))
  expect(refusals).toEqual([
    expect.stringMatching(/content type 'application\/json' is not application\/problem\+json: .*getTags, /),
  ])
  expect(lines).toContainEqual(expect.stringMatching(/^body must be boolean: attachTag$/))
})

// Covers FLT-81
test('one cause at several operations is one line', async () => {
  const base = await broken({
    at: 'GET /api/(Tag/|UserInvitation/|UserPendingConnection/)',
    spoil: (answer) => ({ ...answer, status: 404, body: '{"title":"Gone"}' }),
  })
  const { entries } = await check(base, ['--only', 'network'])
  const lines = formatTable(entries)
    .split('\n')
    .filter((line) => line.includes('refused: 404, Gone'))
  expect(lines).toEqual([expect.stringMatching(/\(also: .*getTags.*\)$|^ {4}refused: 404, Gone \(also: /)])
})

// Covers FLT-82
test('posts are sent with a video, and it is looked for', async () => {
  const forms: string[] = []
  const base = await broken({
    at: 'GET /api/post/\\d+',
    spoil: (answer) => {
      forms.push(answer.body)
      return { ...answer, body: answer.body.replace('"videoLink":"76979871"', '"videoLink":""') }
    },
  })
  const checked = await check(base, ['--write', '--only', 'getPost'])
  expect(forms[0]).toContain('"videoType":2')
  expect(withVerdict(checked, 'failed')).toEqual([['getPost', 'the video of the post is missing']])
})

// Covers API-01
test('the contract against a server is reported as a table and as JUnit XML', async () => {
  const base = await broken({ at: 'GET /api/Tag/', spoil: (answer) => ({ ...answer, body: '{"a<b>&"' }) })
  const { entries } = await check(base, ['--only', 'network'])
  expect(summary(entries)).toMatch(/^\d+ passed, 1 failed, \d+ not called, 0 not reached$/)
  const table = formatTable(entries).split('\n')
  expect(table).toContainEqual(expect.stringMatching(/^✗ getTags +GET +\/api\/Tag\/ +network$/))
  expect(table).toContain('    not called: it would notify a real person')
  const xml = formatJunit(entries, base.origin)
  expect(xml).toContain(`<testcase classname="network" name="getConnections GET /api/UserConnection/Headers"`)
  expect(xml).toMatch(/<testsuite name="network" tests="\d+" failures="1" skipped="\d+"/)
  expect(xml).toContain('<failure message="200 with a body that is not JSON')
  expect(xml).not.toMatch(/a<b>&"/)
})

// Covers API-01
test.each([
  [['https://a.example', 'https://b.example', '--token', 't'], 'One server URL'],
  [['a.example', '--token', 't'], 'must be a URL that starts with https://'],
  [['https://me:secret@a.example', '--token', 't'], 'must not contain user and password'],
  [['https://a.example', '--login', 'me'], '--login and --password, or --token, are required'],
  [['https://a.example', '--token', 't', '--patience', 'long'], 'is not a number of seconds'],
  [['https://a.example', '--token', 't', '--delete'], "Unknown option '--delete'"],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => readArguments(args, {})).toThrow(sentence)
})
