import { ApiError } from '../http/api-error'
import type { Schema } from '../http/schema'
import { asRecord, readText } from '../parse/parse'
import { type Person, parsePerson } from './person'

export interface AuthResponse {
  readonly token: string
  readonly person: Person
  /** Session limit in minutes; `undefined` if missing or negative, and then no session starts. */
  readonly limit: number | undefined
  readonly startedAt: Date
  /** Save time of the offline copy, if the session starts from it because the server is unreachable. */
  readonly copiedAt?: Date
}

export function parseAuthResponse(response: unknown, startedAt: Date): AuthResponse {
  const { token, timeout } = asRecord<Schema<'Session'>>(response)
  if (typeof token !== 'string' || token === '')
    throw new ApiError('invalid-response', { status: 200, body: response })
  return { token, person: parsePerson(response), limit: readLimit(timeout), startedAt }
}

function readLimit(timeout: unknown): number | undefined {
  const text = readText(timeout).trim()
  const minutes = Number(text)
  return text !== '' && Number.isFinite(minutes) && minutes >= 0 ? minutes : undefined
}
