import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { myCoursesQuery } from '../api/queries'

/** Whether the user has a course. */
export default function useCourseStep() {
  return loadableOf(useQuery(myCoursesQuery()), ({ length }) => length > 0)
}
