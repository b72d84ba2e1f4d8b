import { halfBody, wrongBody } from './bodies'
import type { Operation } from './operations'

export interface FaultyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A faulty answer, no answer at all, or a refused connection. */
export type FaultResponse = FaultyAnswer | 'silence' | 'refused'

export interface Fault {
  readonly name: string
  readonly respond: (operation: Operation) => FaultResponse | Promise<FaultResponse>
  /** The error message that the product shows for the fault. */
  readonly sentence: RegExp
  /** Whether the product retries a query with this fault once before it shows an error. */
  readonly isRetryable: boolean
  readonly isSilence: boolean
}

const answer = (status: number, type: string, body: string, headers = {}): FaultyAnswer => ({
  status,
  headers: { 'content-type': type, ...headers },
  body,
})

const status = (code: number, sentence: RegExp, headers = {}): Fault => ({
  name: String(code),
  respond: () =>
    answer(code, 'application/problem+json', JSON.stringify({ title: 'A fault', status: code }), headers),
  sentence,
  isRetryable: code === 429 || code >= 500,
  isSilence: false,
})

const unreadable = /couldn’t read/

const body = (name: string, comes: Fault['respond'], sentence = unreadable): Fault => ({
  name,
  respond: comes,
  sentence,
  isRetryable: true,
  isSilence: false,
})

const page = '<!doctype html><title>Welcome</title><h1>Log in to this network</h1>'
const json = 'application/json'

/** All faults that the tests inject into a call. */
export const faults: readonly Fault[] = [
  status(400, /didn’t accept this/),
  status(401, /Log in to do this/),
  status(403, /don’t have permission/),
  status(404, /no longer available/),
  status(409, /changed this in the meantime/),
  status(413, /larger than the server allows/),
  status(429, /Too many requests/, { 'retry-after': '2' }),
  status(500, /went wrong on the server/),
  body('HTML', () => answer(200, 'text/html', page)),
  body('half', ({ schema, contentType }) => answer(200, contentType, halfBody(schema))),
  body('wrong', ({ schema }) => answer(200, json, JSON.stringify(wrongBody(schema)))),
  // An empty answer may also mean that the item does not exist, so both messages are right.
  body('null', () => answer(200, json, 'null'), /couldn’t read|no longer available/),
  body('empty', ({ contentType }) => answer(200, contentType, ''), /couldn’t read|no longer available/),
  { ...body('silence', () => 'silence', /too long to respond/), isSilence: true },
  body('refused', () => 'refused', /Can’t reach the server/),
]
