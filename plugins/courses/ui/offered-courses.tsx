import { useHref, useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { EmptyState } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { offeredCoursesQuery } from '../api/offered-courses.query'
import { courseRoute } from '../contract'
import { courseText } from '../model/course-search'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { courseGrid } from './course-grid'
import { PriceOrOwned } from './price-or-owned'

/** Courses offered on a public page. */
export default function OfferedCourses({ login }: { readonly login: string }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { data: courses } = useSuspenseQuery(offeredCoursesQuery(login))
  if (courses.length === 0) return <EmptyState isCard isCompact titleAs="h3" title={t['offered.empty']()} />

  return (
    <List
      items={courses}
      keyOf={({ id }) => id}
      name="offered courses"
      textOf={courseText}
      className={courseGrid({ size: 'section' })}
    >
      {(course, row) => (
        <li {...row}>
          <CourseCard
            isEager={course === courses[0]}
            course={course}
            to={href(courseRoute, { id: course.id })}
            titleAs="h3"
          >
            <PriceOrOwned course={course} />
          </CourseCard>
        </li>
      )}
    </List>
  )
}
