import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { createLimiter, limitCalls } from '../api/create-limiter'
import { offeredCoursesQuery } from '../api/queries'
import { coursesTexts } from '../texts'

/** Lists of people need many of these requests. */
const limit = createLimiter()

/** What a person teaches: the title of the only course, or the number of courses. Renders nothing without any. */
export default function TaughtCourses({ login }: { readonly login: string }) {
  const t = useTexts(coursesTexts)
  const { data: courses = [] } = useQuery(limitCalls(offeredCoursesQuery(login), limit))
  const [first] = courses
  if (!first) return null
  return (
    <span>
      {courses.length === 1 && first.title
        ? t['taught.one']({ title: first.title })
        : t['taught.count']({ count: courses.length })}
    </span>
  )
}
