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

async function startFaultyServer(
  fault: Omit<Parameters<typeof breakServer>[1], 'what' | 'operation' | 'message'>,
) {
  const { base, stop } = await breakServer(server.base, { what: '', operation: '', message: '', ...fault })
  open.push(stop)
  return base
}

const withToken = ['--token', 'a-token-of-somebody']

// Covers API-01
describe('the cleanup of the contract check after --write', () => {
  test('the contract check deletes created records after an abort', async () => {
    const before = await server.readAll()
    const stop = new AbortController()
    const base = await startFaultyServer({
      at: 'POST /api/comment/create',
      changeRequest: () => stop.abort(),
    })
    const checked = await check(base, ['--write', '--to', server.recipientId], stop.signal)
    expect(checked.left).toEqual([])
    expect(await server.readAll()).toEqual(before)
    expect(withVerdict(checked, 'passed').map(([id]) => id)).toContain('deletePost')
    expect(withVerdict(checked, 'not reached').map(([id]) => id)).toContain('updateCourse')
  })

  test('the contract check deletes a record that was created with status 500', async () => {
    const before = await server.readAll()
    const fail = { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Oops' }
    const base = await startFaultyServer({
      at: 'POST /api/(post|comment|Tag|UserGroup|Message)/[cC]reate',
      corrupt: () => fail,
    })
    const checked = await check(base, ['--write', '--to', server.recipientId])
    expect(checked.left).toEqual([])
    expect(await server.readAll()).toEqual(before)
  })

  test('the contract check lists records that cannot be deleted', async () => {
    const base = await startFaultyServer({
      at: 'POST /api/Tag/delete/.+',
      changeRequest: (headers) => {
        headers.authorization = ''
      },
    })
    const { left } = await check(base, ['--write', '--only', 'createTag'])
    expect(left).toEqual([expect.stringMatching(/^tag \d+ \('Contract check \w+'\)$/)])
  })
})

// Covers API-01
describe('messages of the contract check', () => {
  const failed = async (base: string | URL, ...args: string[]) =>
    withVerdict(await check(base, ['--only', 'getTags', ...args]), 'failed')

  test('the contract check reports that no server listens at the address', async () => {
    const base = await serve(() => undefined)
    await open.pop()?.()
    expect(await failed(base, ...withToken)).toContainEqual(['getTags', 'Nothing listens at this address.'])
  })

  test('the contract check reports a call that times out', async () => {
    const base = await serve(() => undefined)
    const [[, line = ''] = []] = await failed(base, ...withToken, '--patience', '0.05')
    expect(line).toBe('No complete response within 0.05 s.')
  })

  test('the contract check reports a redirect and sends no token there', async () => {
    let requestCount = 0
    const other = await serve((_, response) => response.end(String(requestCount++)))
    const base = await serve((_, response) => response.writeHead(307, { location: `${other}/here` }).end())
    const [[, line = ''] = []] = await failed(base, ...withToken)
    expect(line).toBe(`redirects to ${other}/here: not followed`)
    expect(requestCount).toBe(0)
  })

  test('the contract check marks calls as not reached when the login fails', async () => {
    const checked = await check(server.base, ['--captcha', 'wrong', '--altcha', ''])
    expect(withVerdict(checked, 'failed').map(([id]) => id)).toEqual(['login'])
    expect(withVerdict(checked, 'not reached')).toContainEqual([
      'getTags',
      expect.stringMatching(/^nobody is logged in;/),
    ])
  })

  test('the contract check removes secrets from the messages that it prints', async () => {
    const title = '\u001b[2Ja-token-of-somebody <a-token'
    const base = await serve((_, response) =>
      response.writeHead(400, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ title })),
    )
    const [[, line = ''] = []] = await failed(base, ...withToken)
    expect(line).toBe('refused: 400,  [2J*** <a-token')
  })
})

/** A server that deviates from openapi.yaml only where the specifications leave the response open. */
const unspecifiedResponses = {
  at: '.*',
  corrupt(answer: PassingAnswer, _: string, called: string): PassingAnswer {
    const json = (body: unknown) => ({
      ...answer,
      headers: { ...answer.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.status >= 400) return json({ error: 'no' })
    if (answer.status !== 200) return answer
    if (called.startsWith('POST /api/UserConnection/AddToConnection'))
      return json({ id: 1, connectionTags: [] })
    if (/^GET \/api\/UserConnection\/Headers/i.test(called)) {
      const connections = JSON.parse(answer.body) as {
        connectionTags: { connectionTagId: unknown }[] | null
      }[]
      return json(
        connections.map(({ connectionTags, ...connection }) => ({
          ...connection,
          connectionTags: connectionTags?.map(({ connectionTagId }) => ({ connectionTagId })),
        })),
      )
    }
    // As the specifications allow, this server's response starts with the post itself, before the comments.
    if (/^GET \/api\/post\/conversation\//i.test(called)) {
      const comments = JSON.parse(answer.body) as { content: string }[]
      const content = comments[0]?.content.replace('comment', 'post') ?? ''
      return json([{ id: called.split('/').at(-1), content }, ...comments])
    }
    return answer
  },
}

// Covers FLT-81, FLT-136
test('the contract check passes responses that the specifications leave open', async () => {
  const before = await server.readAll()
  const base = await startFaultyServer(unspecifiedResponses)
  const checked = await check(base, ['--write', '--to', server.recipientId])
  expect(withVerdict(checked, 'failed')).toEqual([])
  expect(checked.left).toEqual([])
  expect(await server.readAll()).toEqual(before)
  const [, notFailures = ''] = formatTable(checked.entries).split('(not failures):')
  const lines = notFailures
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
test('the contract check groups operations with the same fault in one line', async () => {
  const base = await startFaultyServer({
    at: 'GET /api/(Tag/|UserInvitation/|UserPendingConnection/)',
    corrupt: (answer) => ({ ...answer, status: 404, body: '{"title":"Gone"}' }),
  })
  const { entries } = await check(base, ['--only', 'network'])
  const lines = formatTable(entries)
    .split('\n')
    .filter((line) => line.includes('refused: 404, Gone'))
  expect(lines).toEqual([expect.stringMatching(/\(also: .*getTags.*\)$|^ {4}refused: 404, Gone \(also: /)])
})

// Covers FLT-82
test('the contract check reports a post that the server stores without video', async () => {
  const forms: string[] = []
  const base = await startFaultyServer({
    at: 'GET /api/post/\\d+',
    corrupt: (answer) => {
      forms.push(answer.body)
      return { ...answer, body: answer.body.replace('"videoLink":"76979871"', '"videoLink":""') }
    },
  })
  const checked = await check(base, ['--write', '--only', 'getPost'])
  expect(forms[0]).toContain('"videoType":2')
  expect(withVerdict(checked, 'failed')).toEqual([['getPost', 'the video of the post is missing']])
})

// Covers API-01
test('the contract check prints its report as a table and as JUnit XML', async () => {
  const base = await startFaultyServer({
    at: 'GET /api/Tag/',
    corrupt: (answer) => ({ ...answer, body: '{"a<b>&"' }),
  })
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
])('the contract check rejects the arguments %j', (args, sentence) => {
  expect(() => readArguments(args, {})).toThrow(sentence)
})
