import { ApiError } from '../http/api-error'
import type { Schema } from '../http/schema'
import { asRecord, type Id, readBoolean, readId, readText } from '../parse/parse'

/** The signed-in user. */
export interface Person {
  readonly id: Id | undefined
  readonly name: string
  readonly email: string
  readonly login: string
  /** File name or absolute URL of the profile image, for `imageUrl`; may be empty. */
  readonly pictureUrl: string
  readonly publicProfile: boolean
}

/** Reads the user from a login response, without a Nostr private key that it may contain (decision:nostr-key). */
export function parsePerson(response: unknown): Person {
  const fields = asRecord<Schema<'User'>>(response)
  const login = readText(fields.login)
  return {
    id: readId(fields.id),
    name: readText(fields.name, login),
    email: readText(fields.email),
    login,
    pictureUrl: readText(fields.pictureUrl),
    publicProfile: readBoolean(fields.publicProfile),
  }
}

/** Identifies a user in storage and in other tabs: the id, or the username when the server sends no id. */
export const userKey = ({ id, login }: Person): string => String(id ?? login)

/** The fields of a person that an untrusted response contains. @returns changes for `personChanged` */
export function parsePersonChanges(response: unknown): Partial<Person> {
  const fields = asRecord(response)
  const isText = (name: string) => typeof fields[name] === 'string'
  const texts = Object.entries(parsePerson(response)).filter(([name]) => name !== 'id' && isText(name))
  const publicProfile = readBoolean(fields.publicProfile)
  const isFlag = publicProfile === readBoolean(fields.publicProfile, true)
  return { ...Object.fromEntries(texts), ...(isFlag && { publicProfile }) }
}

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
