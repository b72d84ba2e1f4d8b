import { useHref, useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { offeredCoursesQuery } from '../api/queries'
import { courseRoute } from '../contract'
import { courseText } from '../model/course'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { courseGrid } from './course-grid'
import { PriceOrOwned } from './price-or-owned'

export default function OfferedCourses({ login }: { readonly login: string }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { data: courses } = useSuspenseQuery(offeredCoursesQuery(login))
  // One paragraph: the public page shows it as one line below the other sections.
  if (courses.length === 0) return <p>{t['offered.empty']()}</p>

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
