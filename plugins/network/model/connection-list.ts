import { type Id, sameId, sessionStarted, sessionStore } from '@kernel'
import { createEvent } from 'effector'
import type { Connection } from './connection'

export const connectionSelected = createEvent<Id>()
export const connectionsSelected = createEvent<readonly Id[]>()
export const connectionUnselected = createEvent<Id>()
export const selectionCleared = createEvent()

/** Distinct ids of the selected connections; a new or ended session clears them. */
export const $selectedConnections = sessionStore<readonly Id[]>([])
  .on(connectionSelected, (ids, id) => (ids.some((other) => sameId(other, id)) ? ids : [...ids, id]))
  .on(connectionsSelected, (ids, more) => [
    ...new Map([...ids, ...more].map((id) => [String(id), id])).values(),
  ])
  .on(connectionUnselected, (ids, id) => ids.filter((other) => !sameId(other, id)))
  .reset(selectionCleared, sessionStarted)

export type ConnectionOrder = 'name' | 'login'

/** Returns the connections sorted by name (otherwise username) or by username, as people read them: ignores case and accents. */
export function sortConnections(connections: readonly Connection[], order: ConnectionOrder): Connection[] {
  const keyOf = ({ name, login }: Connection) => (order === 'name' ? name || login : login || name)
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
  return connections.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
}
