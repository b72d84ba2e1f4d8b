import type { Challenge } from '../domain/captcha'
import { demoAccounts } from '../world/demo-accounts'
import { valueAt } from './captured-values'
import { mapLeaves, readPlaceholder } from './placeholders'
import { answerDifferences, readAnswer } from './read-response'
import { type RecordedCall, type Recording, readRecording } from './recorded-call'
import { requestOf } from './to-request'

/** Brings a call to a server, with the world it is for in a header. */
export type Send = (request: Request) => Promise<Response>

/** How one of the calls went this time. */
export interface ReplayedCall {
  call: number
  /** Method and path as they were recorded. */
  what: string
  /** What was different, a sentence each; none in a good call. */
  differences: readonly string[]
}

interface ReplayOptions {
  send: Send
  /** Solves a challenge of `/__mock/altcha`. */
  solveCaptcha: (challenge: Challenge) => string
  /** The address of the server. */
  base?: string
}

type WorldFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Calls in a world of their own, so that nobody's is disturbed. */
function createWorldFetch({ send, base = 'http://localhost:4200' }: ReplayOptions): WorldFetch {
  const world = `replay-${crypto.getRandomValues(new Uint32Array(1))}`
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-mock-world', world)
    return send(new Request(base + path, { ...init, headers, redirect: 'manual' }))
  }
}

/** Asks the mock server's own door; a server without one is no server to replay against. */
async function callControlApi(ask: WorldFetch, name: string, body?: object) {
  const response = await ask(
    `/__mock/${name}`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok) throw new Error(`/__mock/${name} answered ${response.status}: is this a mock server?`)
  return response.json()
}

/** Finds what stands for a place: `undefined` when there is nothing there this time. */
function createResolver(
  ask: WorldFetch,
  answers: ReadonlyMap<string, unknown>,
  { solveCaptcha }: ReplayOptions,
) {
  const sources: Readonly<Record<string, (name: string, path: string[]) => Promise<unknown>>> = {
    captcha: async () => solveCaptcha(await callControlApi(ask, 'altcha')),
    secret: async (number) => (number === '0' ? demoAccounts[0].password : `replayed-secret-${number}`),
    session: async (login) => (await callControlApi(ask, 'session', { login })).token,
    mail: async (number, path) => valueAt((await callControlApi(ask, 'outbox'))[Number(number)]?.link, path),
  }
  return async (what: string): Promise<unknown> => {
    const [kind = '', rest = ''] = what.split(' ')
    const source = sources[kind]
    // A login is an address, with dots in it.
    const [name = '', ...path] = kind === 'session' ? [rest] : (rest || kind).split('.')
    return source ? source(name, path) : valueAt(answers.get(name), path)
  }
}

/** The call with every place in it filled. @throws Error naming the place that is empty */
async function fillPlaceholders(
  call: RecordedCall,
  find: (what: string) => Promise<unknown>,
): Promise<RecordedCall> {
  const found = new Map<string, unknown>()
  const collect = (value: unknown) => {
    const what = readPlaceholder(value)
    if (what !== undefined) found.set(what, undefined)
    return value
  }
  const everything = { ...call, shape: null, path: call.path.split('/') }
  mapLeaves(everything, collect)
  for (const what of found.keys()) {
    const value = await find(what)
    if (value === undefined) throw new Error(`there is nothing at \${${what}} this time`)
    found.set(what, value)
  }
  const fill = (value: unknown) => {
    const what = readPlaceholder(value)
    return what === undefined ? value : found.get(what)
  }
  const ready = mapLeaves(everything, fill) as typeof everything
  return { ...ready, shape: call.shape, path: ready.path.map(String).join('/') }
}

/**
 * Sends the calls of a recording in their order, in a fresh world like the one it was made in, and compares what is
 * answered: status and shape. Ids, tokens and links that are others this time are followed.
 *
 * @param text a recording
 * @throws Error on a file that is no recording, and on a server that is no mock server
 */
export async function replayRecording(text: string, options: ReplayOptions): Promise<ReplayedCall[]> {
  const { head, calls } = readRecording(text)
  const ask = createWorldFetch(options)
  await begin(ask, head)
  const answers = new Map<string, unknown>()
  const find = createResolver(ask, answers, options)

  const replayed: ReplayedCall[] = []
  for (const call of calls) {
    const what = `${call.method} ${call.path}`
    replayed.push({ call: call.call, what, differences: await differencesOf(call) })
  }
  return replayed

  async function differencesOf(call: RecordedCall): Promise<string[]> {
    try {
      const { path, ...init } = requestOf(await fillPlaceholders(call, find))
      const response = await ask(path, init)
      const answer = readAnswer(response.headers.get('content-type') ?? '', await response.text())
      answers.set(String(call.call), answer)
      if (response.status !== call.status) return [`the status was ${call.status}, is ${response.status}`]
      return answerDifferences(call.shape, answer)
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  }
}

async function begin(
  ask: WorldFetch,
  { seed, scenarios, clockOffsetMinutes }: Recording['head'],
): Promise<void> {
  await callControlApi(ask, 'reset', { seed })
  await callControlApi(ask, 'scenarios', { names: scenarios })
  await callControlApi(ask, 'clock', { offsetMinutes: clockOffsetMinutes })
}
