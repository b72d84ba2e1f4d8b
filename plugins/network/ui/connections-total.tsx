import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../api/queries'

/** The number of connections, on the screen "Me". */
export default function ConnectionsTotal() {
  const formats = useFormats()
  const { data } = useQuery(connectionsQuery())
  return data ? formats.number(data.length) : null
}
