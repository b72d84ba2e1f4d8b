import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../api/queries'

export default function useContactPictures() {
  return loadableOf(useQuery(connectionsQuery()), (connections) => connections)
}
