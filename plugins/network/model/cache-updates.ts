import { type Id, sameId } from '@kernel'
import type { Connection } from './connection'

export const withoutEntry = <Entry extends { readonly id: Id }>(list: readonly Entry[], id: Id): Entry[] =>
  list.filter((entry) => !sameId(entry.id, id))

export const withoutTag = (connections: readonly Connection[], connectionTagId: Id): Connection[] =>
  connections.map((connection) => {
    const tags = withoutEntry(connection.tags, connectionTagId)
    return tags.length === connection.tags.length ? connection : { ...connection, tags }
  })
