import { halfBody, wrongBody } from './bodies'
import type { Operation } from './operations'

export interface FaultyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A faulty answer, no answer at all, a refused connection, or the answer of the mock server. */
export type FaultResponse = FaultyAnswer | 'silence' | 'refused' | 'unchanged'

export interface Fault {
  readonly name: string
  readonly respond: (operation: Operation) => FaultResponse | Promise<FaultResponse>
  /** The error message that the product shows for the fault. */
  readonly sentence: RegExp
  /** Whether the product retries a query with this fault once before it shows an error. */
  readonly isRetryable: boolean
  readonly isSilence: boolean
  /** How the mock server delivers its answer, because the test can intercept only whole answers. */
  readonly delivery?: 'stall' | 'trickle'
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
const unsupported = /doesn’t support this request/

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
const faults: readonly Fault[] = [
  status(400, /didn’t accept this/),
  status(401, /Log in to do this/),
  status(403, /don’t have permission/),
  status(404, /no longer available/),
  status(405, unsupported),
  status(407, unsupported),
  status(409, /changed this in the meantime/),
  status(413, /larger than the server allows/),
  status(451, unsupported),
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
  { ...body('stall', () => 'unchanged', /too long to respond/), isSilence: true, delivery: 'stall' },
  // A slow answer is an answer: `runCase` expects success.
  { ...body('trickle', () => 'unchanged'), delivery: 'trickle' },
]

/** The faults of a call. The mock server delivers answers slowly, but does not serve the texts: see tests/slow/file-faults.spec.ts. */
export const faultsOf = ({ id }: Operation): readonly Fault[] =>
  faults.filter(({ delivery }) => !(delivery && id === 'getTranslations'))

/**
 * The faults that `npm test -- --all` tries with every call: what a proxy answers in place of the server, and answers that
 * stop or come slowly. Neighbors have different messages, so that a message cannot be left over from the fault before.
 */
export const proxyFaultsOf = (operation: Operation): readonly Fault[] =>
  ['405', '403', '407', '404', '451', '413', 'stall', 'trickle'].flatMap((name) =>
    faultsOf(operation).filter((fault) => fault.name === name),
  )
