import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../api/queries'

export default function ConnectionsTotal() {
  const formats = useFormats()
  const { data } = useQuery(connectionsQuery())
  return data ? formats.number(data.length) : null
}
