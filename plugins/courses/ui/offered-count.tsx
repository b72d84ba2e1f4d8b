import { useFormats } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { offeredCoursesQuery } from '../api/queries'

/** The number of courses on a public page; nothing for none. */
export default function OfferedCount({ login }: { readonly login: string }) {
  const { number } = useFormats()
  const { data } = useQuery(offeredCoursesQuery(login))
  return data && data.length > 0 && number(data.length)
}
