import { useHref, useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { offeredCoursesQuery } from '../api/queries'
import { courseRoute } from '../contract'
import { courseText } from '../model/course'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { PriceOrOwned } from './price-or-owned'

const courseGrid = css({
  display: 'grid',
  gap: { base: '4', md: '5' },
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 14rem), 1fr))]',
  '& > li': { minW: '0' },
  // An only course fills the row; beside its picture, the few words would leave a hole above the price.
  '& > li:only-child': { gridColumn: '[1 / -1]', maxW: '[46rem]' },
  // So that the price is in sight.
  '& > li:only-child > * > :first-child': { md: { aspectRatio: '[5 / 2 !important]' } },
})

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
      className={courseGrid}
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
