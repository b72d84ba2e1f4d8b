import type { Id } from '@kernel'
import type { Connection } from './connection'
import type { ConnectionRequest, Invitation } from './invitations'

/** By what a person is recognized in lists that lack some of it. */
export interface PersonKeys {
  readonly id?: Id | undefined
  readonly login: string
  readonly email?: string
}

/** How a person in the search results relates to the user; unknown while the connections or invitations are loading. */
export type Relation = 'connected' | 'requested' | 'none' | 'unknown'

/**
 * Returns a function that tells how a person relates to the user: finds the person by id or username in connections and
 * invitations, and by e-mail address in invitations.
 */
export function createRelations(
  connections: readonly Pick<Connection, 'userId' | 'connectionId' | 'login'>[],
  invitations: readonly (Pick<Invitation, 'userId' | 'login'> & { readonly email?: string })[],
): (person: PersonKeys) => Relation {
  // Use sets for fast lookup, because both lists may have thousands of entries.
  const connected = {
    ids: setOf(connections.flatMap(({ userId, connectionId }) => [userId, connectionId])),
    logins: setOf(connections.map(({ login }) => login)),
  }
  const requested = {
    ids: setOf(invitations.map(({ userId }) => userId)),
    logins: setOf(invitations.map(({ login }) => login)),
    emails: setOf(invitations.map(({ email }) => email)),
  }
  return ({ id, login, email }) => {
    const [user, name, address] = [id, login, email].map(normalize)
    if (connected.ids.has(user) || connected.logins.has(name)) return 'connected'
    const isRequested = requested.ids.has(user) || requested.logins.has(name) || requested.emails.has(address)
    return isRequested ? 'requested' : 'none'
  }
}

/** Returns the unanswered invitation of a person, by id, username or e-mail address. */
export function invitationOf<Listed extends Pick<Invitation, 'userId' | 'login' | 'email'>>(
  invitations: readonly Listed[],
  person: Partial<PersonKeys>,
): Listed | undefined {
  const [user, name, address] = [person.id, person.login, person.email].map(normalize)
  return invitations.find(
    ({ userId, login, email }) =>
      normalize(userId) === user || normalize(login) === name || normalize(email) === address,
  )
}

/** Returns the requests in which those to a person whom the user asked are marked. */
export function withAsked(
  requests: readonly ConnectionRequest[],
  person: Partial<PersonKeys>,
): readonly ConnectionRequest[] {
  const isAsked = (request: ConnectionRequest) =>
    !request.isSent && invitationOf([{ ...request, userId: request.connectionId }], person) !== undefined
  return requests.some(isAsked)
    ? requests.map((request) => (isAsked(request) ? { ...request, isSent: true } : request))
    : requests
}

/** The requests that the user sent, with the ids of the asked people. */
export const sentOf = (requests: readonly ConnectionRequest[]) =>
  requests.filter(({ isSent }) => isSent).map((request) => ({ ...request, userId: request.connectionId }))

/** Makes values comparable: a number equals its string, case is ignored, and an empty value equals no other value. */
const normalize = (value: string | number | undefined) =>
  value === undefined || value === '' ? Symbol() : String(value).toLowerCase()

const setOf = (values: readonly (string | number | undefined)[]) => new Set<unknown>(values.map(normalize))
