import { normalizeForSearch } from '@kernel/parts'
import type { Member } from '../../groups/contract'
import type { Connection } from './connection'

/**
 * Candidates for a group: its initial members, then the user's connections, then other members who are no connection
 * (GRP-EDIT-01). Connections without a user id cannot be members.
 */
export function memberCandidates(
  connections: readonly Connection[],
  initialMembers: readonly Member[],
  members: readonly Member[],
): Member[] {
  const connected = connections.flatMap(({ userId, name, login, pictureUrl }) =>
    userId === undefined ? [] : [{ userId, name, login, pictureUrl }],
  )
  // A Map keeps the first position and the last value: connections have better data than the group.
  const inOrder = [...initialMembers, ...connected, ...members, ...connected]
  return [...new Map(inOrder.map((person) => [String(person.userId), person])).values()]
}

/** Whether name or login contain all words; ignores case and accents. */
export function nameMatches({ name, login }: Member, query: string): boolean {
  const text = normalizeForSearch(`${name} @${login}`)
  return normalizeForSearch(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
