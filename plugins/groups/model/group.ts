import { asRecord, type Id, readId, readList, readText } from '@kernel'
import type { Member } from '../contract'

/** A group as screens need it. */
export interface Group {
  readonly id: Id
  /** Empty where the server gave none. */
  readonly name: string
  readonly members: readonly Member[]
}

/** Reads a list of groups. @throws ApiError when the answer is no list */
export const readGroups = (answer: unknown): Group[] => uniqueById(readList(answer, readGroup), ({ id }) => id)

/** Reads one group; nothing where there is none to read. */
export function readGroup(value: unknown): Group | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  return { id, name: readText(from.name), members: readMembers(from.members) }
}

/** Reads the members of a group; whoever cannot be told from others is left out. */
export function readMembers(value: unknown): Member[] {
  return uniqueById(Array.isArray(value) ? readList(value, readMember) : [], ({ userId }) => userId)
}

function readMember(value: unknown): Member | undefined {
  const from = asRecord(value)
  const userId = readId(from.userId)
  if (userId === undefined) return undefined
  const login = readText(from.login)
  return { userId, name: readText(from.name), login, pictureUrl: readText(from.pictureUrl) }
}

/** Each thing once, also where a server names it twice. */
function uniqueById<Thing>(things: readonly Thing[], idOf: (thing: Thing) => Id): Thing[] {
  return [...new Map(things.map((thing) => [String(idOf(thing)), thing])).values()]
}
