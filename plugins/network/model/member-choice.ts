import type { Member } from '../../groups/contract'
import type { Connection } from './connection'

/** Candidates for a group: its initial members, then the user's connections. Connections without a user id cannot be members. */
export function memberCandidates(
  connections: readonly Connection[],
  initialMembers: readonly Member[],
): Member[] {
  const connected = connections.flatMap(({ userId, name, login, pictureUrl }) =>
    userId === undefined ? [] : [{ userId, name, login, pictureUrl }],
  )
  // A Map keeps a user's first position and last value: that of a connection, which has better data.
  return [
    ...new Map([...initialMembers, ...connected].map((person) => [String(person.userId), person])).values(),
  ]
}
