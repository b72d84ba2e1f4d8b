import type { Connection } from './connection'

export type ConnectionOrder = 'name' | 'login'

/** Returns the connections sorted by name (otherwise username) or by username, as people read them: ignores case and accents. */
export function sortConnections(connections: readonly Connection[], order: ConnectionOrder): Connection[] {
  const keyOf = ({ name, login }: Connection) => (order === 'name' ? name || login : login || name)
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
  return connections.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
}
