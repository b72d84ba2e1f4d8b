import { normalizeForSearch } from '@kernel/parts'
import type { Member } from '../../groups/contract'
import type { Connection } from './connection'

/**
 * Who can be in a group: first who was in it when the editor opened, so that they are in sight, then one's other
 * connections, and whoever else is in it by now without being one (GRP-EDIT-01). Connections of whom the server does not
 * say who they are cannot be put into a group.
 */
export function memberCandidates(
  connections: readonly Connection[],
  atFirst: readonly Member[],
  members: readonly Member[],
): Member[] {
  const known = connections.flatMap(({ userId, name, login, pictureUrl }) =>
    userId === undefined ? [] : [{ userId, name, login, pictureUrl }],
  )
  // The last to name somebody says who they are, a connection rather than the group; the first says where they stand.
  const inOrder = [...atFirst, ...known, ...members, ...known]
  return [...new Map(inOrder.map((person) => [String(person.userId), person])).values()]
}

/** Whether somebody is called like the words that are looked for, by name or login; accents and case do not count. */
export function nameMatches({ name, login }: Member, wanted: string): boolean {
  const called = normalizeForSearch(`${name} @${login}`)
  return normalizeForSearch(wanted)
    .split(/\s+/)
    .every((word) => called.includes(word))
}
