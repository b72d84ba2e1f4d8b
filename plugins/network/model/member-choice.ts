import { searchable } from '@kernel'
import type { Member } from '../../groups/contract'
import type { Connection } from './connection'

/**
 * Who can be in a group: one's connections, and whoever is in it without being one any more (GRP-EDIT-01). Connections
 * of whom the server does not say who they are cannot be put into a group.
 */
export function peopleToChoose(connections: readonly Connection[], members: readonly Member[]): Member[] {
  const known = connections.flatMap(({ userId, name, login, pictureUrl }) =>
    userId === undefined ? [] : [{ userId, name, login, pictureUrl }],
  )
  const people = new Map(known.map((person) => [String(person.userId), person]))
  for (const member of members)
    if (!people.has(String(member.userId))) people.set(String(member.userId), member)
  return [...people.values()]
}

/** Whether somebody is called like the words that are looked for, by name or login; accents and case do not count. */
export function isCalledLike({ name, login }: Member, wanted: string): boolean {
  const called = searchable(`${name} @${login}`)
  return searchable(wanted)
    .split(/\s+/)
    .every((word) => called.includes(word))
}
