import { type Id, sameId } from '@kernel'
import type { Connection } from './connection'

/** Returns the list without the entry of this id. */
export const withoutEntry = <Entry extends { readonly id: Id }>(list: readonly Entry[], id: Id): Entry[] =>
  list.filter((entry) => !sameId(entry.id, id))

/** Returns the connections after one tag was removed from one of them. */
export const withoutTag = (connections: readonly Connection[], connectionTagId: Id): Connection[] =>
  connections.map((connection) => {
    const tags = withoutEntry(connection.tags, connectionTagId)
    return tags.length === connection.tags.length ? connection : { ...connection, tags }
  })
