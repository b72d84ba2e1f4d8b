import { asRecord, type Id, readId, readList, readText, type Schema } from '@kernel'
import { type PersonSummary, parsePersonSummary } from './person'

/** An unanswered invitation by e-mail, or a connection request to a member. */
export interface Invitation {
  readonly id: Id
  readonly email: string
  /** Username of the requested member; empty for an invitation by e-mail. */
  readonly login: string
  readonly userId: Id | undefined
}

export interface ConnectionRequest extends PersonSummary {
  /** Id by which the request is declined. */
  readonly id: Id
  /** Id by which the request is accepted (decision:ending-invitations). */
  readonly connectionId: Id | undefined
  readonly email: string
  /** Whether the user sent it, as some servers list these, too. */
  readonly isSent?: true
}

/** @throws ApiError when the answer is not a list */
export const readInvitations = (answer: unknown): Invitation[] =>
  readList(answer, (value) => {
    const from = asRecord<Schema<'Invitation'>>(value)
    const id = readId(from.id)
    const login = readText(from.login)
    const email = readText(from.email) || login
    return id === undefined ? undefined : { id, email, login, userId: readId(from.userId) }
  })

/** @throws ApiError when the answer is not a list */
export const readConnectionRequests = (answer: unknown): ConnectionRequest[] =>
  readList(answer, (value) => {
    const from = asRecord<Schema<'PendingConnection'>>(value)
    const id = readId(from.id)
    if (id === undefined) return undefined
    const connectionId = readId(from.connectionId) ?? readId(from.userId)
    return { id, connectionId, ...parsePersonSummary(from), email: readText(from.email) }
  })
