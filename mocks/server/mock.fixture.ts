import { createContractCheck } from '../contract/ajv-check'
import { readContract } from '../node/contract-file'
import { solveCaptcha } from '../node/solve-captcha'
import type { WorldState } from '../world/world-state'
import { createMock, type Mock, type MockOptions } from './mock'
import type { Answer } from './reply'
import type { WorldStorage } from './state-persister'

const check = createContractCheck(readContract())

export interface TestCall {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  world?: string
}

export interface TestAnswer {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers whose shape the contract check has verified.
  body: any
}

/** A mock server with a frozen clock that checks all traffic. */
export const createFrozenMock = (options: MockOptions = {}): Mock =>
  createMock({ seed: 7, now: '2026-03-14T00:00:00Z', check, ...options })

/** In-memory storage, to be shared by two mock servers. */
export function createMemoryStorage(): WorldStorage {
  let stored: WorldState | undefined
  return {
    load: async () => stored && structuredClone(stored),
    save: async (state) => {
      stored = structuredClone(state)
    },
  }
}

function bodyOf(body: unknown): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: { 'content-type': 'application/json' } }
  if (body instanceof FormData) return { body, headers: {} }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function read({ status, headers, body }: Answer): TestAnswer {
  const isJson = headers['content-type']?.includes('json')
  return { status, headers, body: isJson && typeof body === 'string' ? JSON.parse(body) : body }
}

export async function callMock(mock: Mock, route: string, call: TestCall = {}): Promise<TestAnswer> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const { body, headers } = bodyOf(call.body)
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { ...headers, ...(call.token && { authorization: `Bearer ${call.token}` }), ...call.headers },
  })
  const reply = await mock.handle(request, call.world)
  if (reply?.kind !== 'answer') throw new Error(`No answer to ${route}: ${reply?.kind ?? 'not ours'}.`)
  return read(reply)
}

/** A solved captcha; the server accepts each once. */
export async function getSolvedCaptcha(mock: Mock, world?: string): Promise<string> {
  const { body } = await callMock(mock, 'GET /__mock/altcha', { ...(world !== undefined && { world }) })
  return solveCaptcha(body)
}

/** Logs in as a demo account and returns the token. */
export async function signIn(mock: Mock, email = 'ana@roda.example', world?: string): Promise<string> {
  const body = { login: email, password: 'roda-demo', captcha: await getSolvedCaptcha(mock, world) }
  const answer = await callMock(mock, 'POST /api/user/login', { body, ...(world !== undefined && { world }) })
  return answer.body.token
}
