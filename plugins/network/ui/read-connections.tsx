import { useReadAhead } from '@kernel'
import { connectionsQuery } from '../api/connections.query'

/** Reads the connections as soon as the hub is opened (PST-PAGE-03). */
export default function ReadConnections() {
  useReadAhead(connectionsQuery())
  return null
}
