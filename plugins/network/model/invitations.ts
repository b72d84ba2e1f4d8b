import { asRecord, type Id, readId, readList, readText } from '@kernel'
import { type PersonSummary, parsePersonSummary } from './person-summary'

/** An invitation, or a request to somebody who is a member, that nobody has answered yet. */
export interface Invitation {
  readonly id: Id
  readonly email: string
  /** Of the member who is asked; empty where it is an invitation by mail. */
  readonly login: string
  readonly userId: Id | undefined
}

/** Somebody who asks to be a connection. */
export interface ConnectionRequest extends PersonSummary {
  /** What it is declined by. */
  readonly id: Id
  /** What it is accepted by (decision:ending-invitations). */
  readonly connectionId: Id | undefined
  readonly email: string
}

/** Reads one's invitations. @throws ApiError when the answer is no list */
export const readInvitations = (answer: unknown): Invitation[] =>
  readList(answer, (value) => {
    const from = asRecord(value)
    const id = readId(from.id)
    const login = readText(from.login)
    const email = readText(from.email) || login
    return id === undefined ? undefined : { id, email, login, userId: readId(from.userId) }
  })

/** Reads the requests that wait for an answer. @throws ApiError when the answer is no list */
export const readConnectionRequests = (answer: unknown): ConnectionRequest[] =>
  readList(answer, (value) => {
    const from = asRecord(value)
    const id = readId(from.id)
    if (id === undefined) return undefined
    const connectionId = readId(from.connectionId) ?? readId(from.userId)
    return { id, connectionId, ...parsePersonSummary(from), email: readText(from.email) }
  })
