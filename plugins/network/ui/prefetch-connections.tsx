import { usePrefetchQuery } from '@kernel/parts'
import { connectionsQuery } from '../api/queries'

/** Prefetches the connections when my page opens. */
export default function PrefetchConnections() {
  usePrefetchQuery(connectionsQuery())
  return null
}
