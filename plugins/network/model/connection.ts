import { asRecord, type Id, readId, readList, readText, sameId } from '@kernel'
import { type PersonSummary, parsePersonSummary } from './person-summary'
import type { Tag } from './tag'

/** A tag on a connection. */
export interface ConnectionTag {
  /** What it is taken off by. */
  readonly id: Id
  readonly tagId: Id | undefined
  /** Empty where the server leaves it to the list of tags. */
  readonly name: string
}

/** Somebody one is connected with. */
export interface Connection extends PersonSummary {
  readonly id: Id
  /** Who it is, where the server says so. */
  readonly userId: Id | undefined
  /** What they are asked to connect by; on some servers the only name of who it is. */
  readonly connectionId: Id | undefined
  readonly tags: readonly ConnectionTag[]
}

/** Reads a list of connections. @throws ApiError when the answer is no list */
export const readConnections = (answer: unknown): Connection[] => readList(answer, readConnection)

function readConnection(value: unknown): Connection | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  const tags = Array.isArray(from.connectionTags) ? readList(from.connectionTags, readConnectionTag) : []
  return {
    id,
    userId: readId(from.userId),
    connectionId: readId(from.connectionId),
    ...parsePersonSummary(from),
    tags,
  }
}

function readConnectionTag(value: unknown): ConnectionTag | undefined {
  const from = asRecord(value)
  // The entity list calls it `connectionTagId (id)`: servers may use either name (decision:tolerant-readers).
  const id = readId(from.connectionTagId) ?? readId(from.id)
  return id === undefined ? undefined : { id, tagId: readId(from.tagId), name: readText(from.name) }
}

const isTag = (link: ConnectionTag, tag: Tag) =>
  link.tagId === undefined ? link.name === tag.name : sameId(link.tagId, tag.id)

/** Whether a connection carries a tag. */
export const hasTag = ({ tags }: Connection, tag: Tag): boolean => tags.some((link) => isTag(link, tag))

/** The name of a tag on a connection, which the list of tags knows best. */
export const tagNameOf = (link: ConnectionTag, tags: readonly Tag[]): string =>
  tags.find((tag) => isTag(link, tag))?.name ?? link.name
