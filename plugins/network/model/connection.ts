import { asRecord, readId, readList, readText, type Schema, sameId } from '@kernel'
import { parsePersonSummary } from './person'
import type { Tag } from './tag'

/** The `id` removes the tag from the connection; the name is empty if only the list of tags contains it. */
export type ConnectionTag = Readonly<NonNullable<ReturnType<typeof readConnectionTag>>>
export type Connection = Readonly<NonNullable<ReturnType<typeof readConnection>>>

/** @throws ApiError when the answer is not a list */
export const readConnections = (answer: unknown): Connection[] => readList(answer, readConnection)

function readConnection(value: unknown) {
  const from = asRecord<Schema<'Connection'>>(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  const tags = Array.isArray(from.connectionTags) ? readList(from.connectionTags, readConnectionTag) : []
  return {
    id,
    /** User id of the person, if the server sends it. */
    userId: readId(from.userId),
    /** Id used in connection requests. Some servers identify the person only by this id. */
    connectionId: readId(from.connectionId),
    ...parsePersonSummary(from),
    tags,
  }
}

function readConnectionTag(value: unknown) {
  const from = asRecord<Schema<'ConnectionTag'> & Schema<'Tag'>>(value)
  // Servers name this id `connectionTagId` or `id` (decision:tolerant-readers).
  const id = readId(from.connectionTagId) ?? readId(from.id)
  return id === undefined ? undefined : { id, tagId: readId(from.tagId), name: readText(from.name) }
}

const isTag = (link: ConnectionTag, tag: Tag) =>
  link.tagId === undefined ? link.name === tag.name : sameId(link.tagId, tag.id)

/** Undefined if the connection does not have the tag. */
export const linkOf = ({ tags }: Connection, tag: Tag): ConnectionTag | undefined =>
  tags.find((link) => isTag(link, tag))

export const hasTag = (connection: Connection, tag: Tag): boolean => linkOf(connection, tag) !== undefined

export const hasLogin =
  (login: string) =>
  (person: { readonly login: string }): boolean =>
    person.login.toLowerCase() === login.toLowerCase()

/** Returns the name of a connection's tag from the list of tags, which has the current name. */
export const tagNameOf = (link: ConnectionTag, tags: readonly Tag[]): string =>
  tags.find((tag) => isTag(link, tag))?.name ?? link.name
