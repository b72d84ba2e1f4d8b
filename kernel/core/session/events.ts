import { createEvent, createStore, type StoreWritable } from 'effector'
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

/** The session of a signed-in user. */
export interface Session {
  readonly person: Person
  /** Session limit in minutes. */
  readonly limit: number
  readonly startedAt: Date
  /** Save time of the offline copy that started the session, until the server has confirmed the session. */
  readonly copiedAt?: Date | undefined
}

/**
 * Why a session ended. The suffix `-other-tab` means that it ended in another tab for this reason:
 * - `timeout`: the granted time is used up, or none was granted
 * - `refused`: the server rejected the token
 * - `reset`: the user opened a screen that resets the session, such as registration or activation
 * - `other-tab`: any other reason in another tab, or the stored token disappeared (decision:tabs-share-session)
 */
export type SessionEndReason =
  | 'logout'
  | 'timeout'
  | 'refused'
  | 'reset'
  | 'logout-other-tab'
  | 'timeout-other-tab'
  | 'other-tab'

/** A login or a stored token started a session. Plugins then load the user's data, such as the cart. */
export const sessionStarted = createEvent<Session>()

/** Another tab restored this user's session, so its usage time starts again (decision:tabs-share-session). */
export const sessionRenewed = createEvent<Pick<Session, 'limit' | 'startedAt'>>()

/** Ends the session. Also fires without a session, because opening registration clears all state. */
export const sessionEnded = createEvent<SessionEndReason>()

/** Creates a store for data of the user, reset when the session ends. @example sessionStore<readonly Id[]>([]) */
export function sessionStore<Value>(initial: Value): StoreWritable<Value> {
  return createStore(initial, { skipVoid: false }).reset(sessionEnded)
}

/** Identifies a user in storage and in other tabs: the id, or the username when the server sends no id. */
export const userKey = ({ id, login }: Person): string => String(id ?? login)

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

/** Reads the answer to a login. @throws ApiError when it contains no token */
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
