import { $isAuthenticated, type Id, sameId } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { myCoursesQuery } from '../api/queries'

/** Returns which courses the user has. Only members request them; after an error no course counts as owned. */
export function useOwnedCourses() {
  const isMember = useUnit($isAuthenticated)
  const { data, isFetching, failureCount } = useQuery({ ...myCoursesQuery(), enabled: isMember })
  return {
    isOwned: (course: Id) => isMember && (data?.some(({ id }) => sameId(id, course)) ?? false),
    // A failed request counts as answered, without waiting for its retries.
    isChecking: isMember && !data && isFetching && failureCount === 0,
  }
}
