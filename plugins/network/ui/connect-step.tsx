import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../api/queries'

/** Whether the user has three connections. */
export default function useConnectStep() {
  return loadableOf(useQuery(connectionsQuery()), ({ length }) => length >= 3)
}
