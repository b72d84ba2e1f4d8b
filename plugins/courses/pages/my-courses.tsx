import { myPageRoute, useHref, useTexts } from '@kernel'
import { List, searchItems, Toolbar } from '@kernel/parts'
import { BookIllustration, ButtonLink, EmptyState, Page } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { useFindPeople } from '../../network/contract'
import { myCoursesQuery } from '../api/my-courses.query'
import type { Course } from '../model/course'
import { courseText } from '../model/course-search'
import { coursesTexts } from '../texts'
import { courseGrid } from '../ui/course-grid'
import { CourseSearch } from '../ui/course-search'
import { MyCourseCard } from '../ui/my-course-card'

/** Number of courses above which a search field is shown. */
const searchThreshold = 3

const searchStatus = css({ textStyle: 'small', color: 'quiet', mb: '4', _empty: { display: 'none' } })

/** Screen with the user's courses and their progress (CRS-MY-01). */
export default function MyCourses() {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { data: courses } = useSuspenseQuery(myCoursesQuery())
  const people = useFindPeople()

  return (
    <Page width="wide">
      <Toolbar title={t['mine.title']()} backTo={href(myPageRoute)} />
      {courses.length === 0 ? (
        <EmptyState
          art={<BookIllustration />}
          title={t['mine.empty']()}
          action={people && <ButtonLink to={people}>{t['mine.findPeople']()}</ButtonLink>}
        >
          {t['mine.empty.text']()}
        </EmptyState>
      ) : (
        <Courses courses={courses} />
      )}
    </Page>
  )
}

function Courses({ courses }: { readonly courses: readonly Course[] }) {
  const t = useTexts(coursesTexts)
  const [search, setSearch] = useSearchParams()
  const hasSearch = courses.length > searchThreshold
  const searchText = hasSearch ? (search.get('q') ?? '').trim() : ''
  // React paints the typed letter first and filters the cards afterwards.
  const shown = searchItems(courses, useDeferredValue(searchText), courseText)

  return (
    <>
      {hasSearch && (
        <>
          <CourseSearch
            value={search.get('q') ?? ''}
            onChange={(text) => setSearch(text.trim() ? { q: text } : {}, { replace: true })}
          />
          <p role="status" className={searchStatus}>
            {searchText &&
              (shown.length > 0 ? t['mine.found']({ count: shown.length }) : t['mine.noneFound']())}
          </p>
        </>
      )}
      <List items={shown} keyOf={({ id }) => id} name="courses" className={courseGrid({ size: 'page' })}>
        {(course, row) => (
          <li {...row}>
            <MyCourseCard course={course} />
          </li>
        )}
      </List>
    </>
  )
}
