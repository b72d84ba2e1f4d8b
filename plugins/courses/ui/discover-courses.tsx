import { useHref, useTexts } from '@kernel'
import { ErrorNotice, List, maxWholeList } from '@kernel/parts'
import { BookIllustration, EmptyState, ScreenSkeleton, SearchIllustration } from '@kernel/ui'
import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import type { DiscoverSectionProps } from '../../network/contract'
import { createLimiter, limitCalls } from '../api/create-limiter'
import { offeredCoursesQuery } from '../api/offered-courses.query'
import { courseRoute } from '../contract'
import type { Course } from '../model/course'
import { courseText } from '../model/course-search'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { PriceOrOwned } from './price-or-owned'

/** Maximum number of people whose courses are loaded, so that other requests of the screen are not delayed. */
const maxPeople = 24
const limit = createLimiter()

const title = css({ textStyle: 'heading', mb: '3' })
/** On phones the courses are one row that scrolls, so that the people below are in view. */
const grid = css({
  display: 'grid',
  gap: '4',
  listStyle: 'none',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(3, minmax(0, 1fr))]' },
  '& > li': { minW: '0' },
})
/** A long list is rendered in part and cannot scroll sideways. */
const scrolling = css({
  smDown: {
    display: 'flex',
    gap: '3',
    mx: '-4',
    px: '4',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flex: '[0 0 15.5rem]' },
  },
})
const footer = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '2' })
const lessons = css({ textStyle: 'caption', color: 'quiet', ms: 'auto' })

/** Courses of connections and suggested people, on the discover screen. */
export default function DiscoverCourses({ logins, searchText }: DiscoverSectionProps) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const href = useHref()
  const { courses, isPending, failed } = useCoursesOf(logins)
  const found = courses.filter((course) =>
    courseText(course).toLowerCase().includes(searchText.toLowerCase()),
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t['offered.title']()}
      </h2>
      {found.length > 0 && (
        <List
          items={found}
          keyOf={(course) => course.id}
          name="discovered courses"
          textOf={courseText}
          className={cx(grid, found.length <= maxWholeList && scrolling)}
        >
          {(course, row) => (
            <li {...row}>
              <CourseCard course={course} to={href(courseRoute, { id: course.id })} titleAs="h3">
                <div className={footer}>
                  <PriceOrOwned course={course} />
                  {course.lessonCount > 0 && (
                    <span className={lessons}>{t['course.lessons']({ count: course.lessonCount })}</span>
                  )}
                </div>
              </CourseCard>
            </li>
          )}
        </List>
      )}
      {found.length === 0 &&
        (isPending ? (
          <ScreenSkeleton of="cards" />
        ) : failed && courses.length === 0 ? (
          <ErrorNotice title={t['discover.failed']()} error={failed.error} onRetry={failed.retry} />
        ) : (
          <EmptyState
            isCard
            art={searchText ? <SearchIllustration /> : <BookIllustration />}
            titleAs="h3"
            title={t['discover.none']()}
          >
            {t['discover.none.text']()}
          </EmptyState>
        ))}
    </section>
  )
}

/**
 * Loads the courses of several people, a few at a time. People whose courses cannot be loaded are left out; `failed` tells
 * about them.
 */
function useCoursesOf(logins: readonly string[]) {
  return useQueries({
    queries: logins
      .slice(0, maxPeople)
      .map((login) => ({ ...limitCalls(offeredCoursesQuery(login), limit), retry: false })),
    combine: (results) => ({
      failed: failureOf(results),
      courses: uniqueById(results.flatMap(({ data }) => data ?? [])),
      isPending: results.some((result) => result.isPending),
    }),
  })
}

interface Answer {
  readonly error: unknown
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}

function failureOf(results: readonly Answer[]) {
  const failed = results.filter(({ isError }) => isError)
  const [first] = failed
  return (
    first && {
      error: first.error,
      retry: () => {
        for (const { refetch } of failed) void refetch()
      },
    }
  )
}

const uniqueById = (courses: readonly Course[]) => [
  ...new Map(courses.map((course) => [String(course.id), course])).values(),
]
