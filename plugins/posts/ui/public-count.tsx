import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { publicPostsQuery } from '../api/queries'

/** The number of posts on a public page; nothing for none. */
export default function PublicCount({ login }: { readonly login: string }) {
  const { number } = useFormats()
  const { data } = useQuery(publicPostsQuery(login))
  return data && data.length > 0 && number(data.length)
}
