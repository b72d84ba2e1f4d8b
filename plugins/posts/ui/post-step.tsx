import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { myPostsQuery } from '../api/queries'

/** Whether the user has written a post. */
export default function usePostStep() {
  return loadableOf(useQuery(myPostsQuery()), ({ length }) => length > 0)
}
