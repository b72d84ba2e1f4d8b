import { sameId } from '@kernel'
import type { Connection } from './connection'
import type { Invitation } from './invitations'
import type { FoundPerson } from './person-search-result'

/** How a person in the search results relates to the user. */
export type Relation = 'connected' | 'requested' | 'none'

/** Compares ids, otherwise login or e-mail address, with the server's lists (FLT-08, FLT-42). */
export function relationTo(
  { id, login, email }: FoundPerson,
  connections: readonly Pick<Connection, 'userId' | 'connectionId' | 'login'>[],
  invitations: readonly Pick<Invitation, 'userId' | 'login' | 'email'>[],
): Relation {
  const isSame = (one: string, other: string) => one !== '' && one.toLowerCase() === other.toLowerCase()
  const isConnected = connections.some(
    (one) => sameId(one.userId, id) || sameId(one.connectionId, id) || isSame(one.login, login),
  )
  if (isConnected) return 'connected'
  const isRequested = invitations.some(
    (one) => sameId(one.userId, id) || isSame(one.login, login) || isSame(one.email, email),
  )
  return isRequested ? 'requested' : 'none'
}
