import { $isAuthenticated, $session, type Id, sameId } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { myCoursesQuery, offeredCoursesQuery } from '../api/queries'

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

/** Returns the user as the teacher of a course that the user offers. After an error, nobody counts as its teacher. */
export function useTeacher(course: Id) {
  const me = useUnit($session)?.person
  const { data, isFetching, failureCount } = useQuery({
    ...offeredCoursesQuery(me?.login ?? ''),
    enabled: me !== undefined,
  })
  return {
    person: data?.some(({ id }) => sameId(id, course)) ? me : undefined,
    isChecking: !data && isFetching && failureCount === 0,
  }
}
