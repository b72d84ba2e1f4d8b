import type { Challenge } from 'altcha-lib/v1/types'
import { demoAccounts } from '../world/demo-accounts'
import { valueAt } from './captured-values'
import { mapLeaves, readPlaceholder } from './placeholders'
import { answerDifferences, readAnswer } from './read-response'
import { type RecordedCall, type Recording, readRecording } from './recorded-call'
import { requestOf } from './to-request'

/** Sends a request to a server. The header `x-mock-world` of the request names the world. */
export type Send = (request: Request) => Promise<Response>

/** The result of one replayed call. */
export interface ReplayedCall {
  call: number
  /** Method and path as recorded. */
  what: string
  /** Differences from the recorded response, one sentence each; empty on success. */
  differences: readonly string[]
}

interface ReplayOptions {
  send: Send
  /** Solves a challenge of `/__mock/altcha`. */
  solveCaptcha: (challenge: Challenge) => string
  /** Base URL of the server. */
  base?: string
}

type WorldFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Sends calls to a new, separate mock world, so that the other worlds of the server are not changed. */
function createWorldFetch({ send, base = 'http://localhost:4200' }: ReplayOptions): WorldFetch {
  const world = `replay-${crypto.getRandomValues(new Uint32Array(1))}`
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-mock-world', world)
    return send(new Request(base + path, { ...init, headers, redirect: 'manual' }))
  }
}

/** Calls `/__mock/…`; throws when the server has no control API. */
async function callControlApi(worldFetch: WorldFetch, name: string, body?: object) {
  const response = await worldFetch(
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

/** Returns a function that resolves a placeholder to its value, or to undefined. */
function createResolver(
  worldFetch: WorldFetch,
  answers: ReadonlyMap<string, unknown>,
  { solveCaptcha }: ReplayOptions,
) {
  const sources: Readonly<Record<string, (name: string, path: string[]) => Promise<unknown>>> = {
    captcha: async () => solveCaptcha(await callControlApi(worldFetch, 'altcha')),
    secret: async (number) => (number === '0' ? demoAccounts[0].password : `replayed-secret-${number}`),
    session: async (login) => (await callControlApi(worldFetch, 'session', { login })).token,
    mail: async (number, path) =>
      valueAt((await callControlApi(worldFetch, 'outbox'))[Number(number)]?.link, path),
  }
  return async (what: string): Promise<unknown> => {
    const [kind = '', rest = ''] = what.split(' ')
    const source = sources[kind]
    // The name of a session is an e-mail address, so its dots do not separate a path.
    const [name = '', ...path] = kind === 'session' ? [rest] : (rest || kind).split('.')
    return source ? source(name, path) : valueAt(answers.get(name), path)
  }
}

/** Returns the call with all placeholders filled. @throws Error naming a placeholder without a value */
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
 * Replays a recording in a fresh world with the same seed, scenarios and clock, and compares status and shape of the
 * responses. Recorded ids, tokens and links are replaced by those of this replay.
 *
 * @throws Error when the text is not a recording or the server is not a mock server
 */
export async function replayRecording(text: string, options: ReplayOptions): Promise<ReplayedCall[]> {
  const { head, calls } = readRecording(text)
  const worldFetch = createWorldFetch(options)
  await begin(worldFetch, head)
  const answers = new Map<string, unknown>()
  const find = createResolver(worldFetch, answers, options)

  const replayed: ReplayedCall[] = []
  for (const call of calls) {
    const what = `${call.method} ${call.path}`
    replayed.push({ call: call.call, what, differences: await differencesOf(call) })
  }
  return replayed

  async function differencesOf(call: RecordedCall): Promise<string[]> {
    try {
      const { path, ...init } = requestOf(await fillPlaceholders(call, find))
      const response = await worldFetch(path, init)
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
  worldFetch: WorldFetch,
  { seed, scenarios, clockOffsetMinutes }: Recording['head'],
): Promise<void> {
  await callControlApi(worldFetch, 'reset', { seed })
  await callControlApi(worldFetch, 'scenarios', { names: scenarios })
  await callControlApi(worldFetch, 'clock', { offsetMinutes: clockOffsetMinutes })
}
