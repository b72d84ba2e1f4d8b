import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { myPostsQuery } from '../api/queries'

export default function OwnPostsTotal() {
  const formats = useFormats()
  const { data } = useQuery(myPostsQuery())
  return data ? formats.number(data.length) : null
}
