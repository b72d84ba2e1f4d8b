import { sameId } from '@kernel'
import type { Connection } from './connection'
import type { Invitation } from './invitations'
import type { FoundPerson } from './person-search-result'

/** What somebody who was found is to the person who searches. */
export type Relation = 'connected' | 'asked' | 'none'

/** Finds out by the server's lists; where those name nobody by id, by login or e-mail address (FLT-08, FLT-42). */
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
  const isAsked = invitations.some(
    (one) => sameId(one.userId, id) || isSame(one.login, login) || isSame(one.email, email),
  )
  return isAsked ? 'asked' : 'none'
}
