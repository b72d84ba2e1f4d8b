import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { groupsQuery } from '../api/queries'

export default function GroupsTotal() {
  const formats = useFormats()
  const { data } = useQuery(groupsQuery())
  return data ? formats.number(data.length) : null
}
