import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../api/queries'

/** The pictures of connections, for the messages. */
export default function useContactPictures() {
  return loadableOf(useQuery(connectionsQuery()), (connections) => connections)
}
