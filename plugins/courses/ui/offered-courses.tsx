import { useHref, useTexts } from '@kernel'
import { BookIllustration, EmptyState } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { offeredCoursesQuery } from '../api/offered-courses.query'
import { courseRoute } from '../contract'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { courseGrid } from './course-grid'
import { Price } from './price'

/** Courses on a public page (PUB-PAGE-03). */
export default function OfferedCourses({ login }: { readonly login: string }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { data: courses } = useSuspenseQuery(offeredCoursesQuery(login))
  if (courses.length === 0)
    return <EmptyState art={<BookIllustration />} titleAs="h3" title={t['offered.empty']()} />

  return (
    <ul role="list" className={courseGrid({ size: 'section' })}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} to={href(courseRoute, { id: course.id })} titleAs="h3">
            <Price course={course} size="card" />
          </CourseCard>
        </li>
      ))}
    </ul>
  )
}
