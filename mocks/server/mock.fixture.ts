import { createContractCheck } from '../contract/ajv-check'
import { readContract } from '../node/contract-file'
import { solveCaptcha } from '../node/solve-captcha'
import type { WorldState } from '../world/world-state'
import { createMock, type Mock, type MockOptions } from './mock'
import type { Answer } from './reply'
import type { WorldStorage } from './state-persister'

const check = createContractCheck(readContract())

/** A call as a test writes it. */
export interface TestCall {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  world?: string
}

/** An answer as a test reads it. */
export interface TestAnswer {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers without proving their shape first; the contract check did.
  body: any
}

/** A mock server whose time stands still, its traffic checked. */
export const aMock = (options: MockOptions = {}): Mock =>
  createMock({ seed: 7, now: '2026-03-14T00:00:00Z', check, ...options })

/** A storage in a variable: what one mock server saves, the next one finds. */
export function aStorage(): WorldStorage {
  let stored: WorldState | undefined
  return {
    load: async () => stored && structuredClone(stored),
    save: async (state) => {
      stored = structuredClone(state)
    },
  }
}

function bodyOf(body: unknown): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} }
  if (body instanceof FormData) return { body, headers: {} }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function read({ status, headers, body }: Answer): TestAnswer {
  const isJson = headers['content-type']?.includes('json')
  return { status, headers, body: isJson && typeof body === 'string' ? JSON.parse(body) : body }
}

/** Sends a call and reads its answer. */
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

/** A solved captcha, fresh each time: the server takes it once. */
export async function aCaptcha(mock: Mock, world?: string): Promise<string> {
  const { body } = await callMock(mock, 'GET /__mock/altcha', { ...(world !== undefined && { world }) })
  return solveCaptcha(body)
}

/** Signs in as one of the demo accounts and answers the token. */
export async function signIn(mock: Mock, email = 'ana@roda.example', world?: string): Promise<string> {
  const body = { login: email, password: 'roda-demo', captcha: await aCaptcha(mock, world) }
  const answer = await callMock(mock, 'POST /api/user/login', { body, ...(world !== undefined && { world }) })
  return answer.body.token
}
