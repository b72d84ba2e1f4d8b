import { usePrefetchQuery } from '@kernel/parts'
import { connectionsQuery } from '../api/connections.query'

/** Reads the connections as soon as the hub is opened (PST-PAGE-03). */
export default function PrefetchConnections() {
  usePrefetchQuery(connectionsQuery())
  return null
}
