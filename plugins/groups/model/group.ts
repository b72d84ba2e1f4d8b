import { asRecord, readId, readList, readText, type Schema } from '@kernel'
import type { Member } from '../contract'

/** The name is empty if the server sends none. */
export type Group = Readonly<NonNullable<ReturnType<typeof readGroup>>>

export const isSameGroup = (one: Omit<Group, 'id'>, other: Omit<Group, 'id'>): boolean =>
  one.name === other.name && memberIds(one) === memberIds(other)

const memberIds = ({ members }: Pick<Group, 'members'>) =>
  members
    .map(({ userId }) => String(userId))
    .sort()
    .join()

/** @throws ApiError when the answer is not a list */
export const readGroups = (answer: unknown): Group[] => readList(answer, readGroup)

/** @returns undefined when it has no id */
export function readGroup(value: unknown) {
  const from = asRecord<Schema<'Group'>>(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  return { id, name: readText(from.name), members: readMembers(from.members) }
}

/** Skips those without a user id. */
export const readMembers = (value: unknown): readonly Member[] =>
  Array.isArray(value) ? readList(value, readMember, ({ userId }) => userId) : []

function readMember(value: unknown): Member | undefined {
  const from = asRecord<Schema<'GroupMember'>>(value)
  const userId = readId(from.userId)
  if (userId === undefined) return undefined
  const login = readText(from.login)
  return { userId, name: readText(from.name), login, pictureUrl: readText(from.pictureUrl) }
}
