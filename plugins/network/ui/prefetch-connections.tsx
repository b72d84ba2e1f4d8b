import { usePrefetchQuery } from '@kernel/parts'
import { connectionsQuery } from '../api/queries'

export default function PrefetchConnections() {
  usePrefetchQuery(connectionsQuery())
  return null
}
