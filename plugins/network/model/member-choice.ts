import type { Member } from '../../groups/contract'
import type { Connection } from './connection'

/**
 * Returns the candidates for a group: its initial members, then the user's connections, then other members who are not
 * connected. Connections without a user id cannot be members.
 */
export function memberCandidates(
  connections: readonly Connection[],
  initialMembers: readonly Member[],
  members: readonly Member[],
): Member[] {
  const connected = connections.flatMap(({ userId, name, login, pictureUrl }) =>
    userId === undefined ? [] : [{ userId, name, login, pictureUrl }],
  )
  // A Map keeps a user's first position and last value. Connections come last, because they have better data.
  const inOrder = [...initialMembers, ...connected, ...members, ...connected]
  return [...new Map(inOrder.map((person) => [String(person.userId), person])).values()]
}

/** The text by which a member is searched. */
export const memberText = ({ name, login }: Member) => `${name} @${login}`
