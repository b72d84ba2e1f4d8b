import { sameId, useHref, useTexts } from '@kernel'
import { ErrorNotice, List, matchesSearch, maxWholeList } from '@kernel/parts'
import { BookIllustration, EmptyState, ScreenSkeleton, SearchIllustration, TextLink } from '@kernel/ui'
import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import type { DiscoverSectionProps } from '../../network/contract'
import { createLimiter, limitCalls } from '../api/create-limiter'
import { offeredCoursesQuery } from '../api/queries'
import { courseRoute } from '../contract'
import { type Course, courseText } from '../model/course'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { CourseCover } from './course-cover'
import { Price } from './price'
import { ProgressOrPrice } from './progress-or-price'
import { SavedLearning } from './saved-learning'
import { useOwnedCourses } from './use-owned-courses'

/** Maximum number of people whose courses are loaded, so that other requests of the screen are not delayed. */
const maxPeople = 24
const limit = createLimiter()

const head = css({ display: 'flex', alignItems: 'baseline', gap: '2', mb: '3' })
const title = css({ textStyle: 'heading', grow: true })
const all = css({
  flex: 'none',
  position: 'relative',
  textStyle: 'caption',
  fontWeight: '[600 !important]',
  textDecorationColor: '[transparent !important]',
  _hover: { textDecorationColor: '[currentColor !important]' },
  // The text is smaller than a finger.
  _after: { content: '""', position: 'absolute', inset: { base: '[-6px]', _coarse: '[-13px -9px]' } },
})
/** On phones the courses are one row that scrolls, so that the people below are in view. */
const grid = css({
  display: 'grid',
  gap: '4',
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
    // A long name of one card would leave a gap in all others.
    '& p[dir]': { lineClamp: '1' },
  },
})
/** One row beside other sections, so that those are in view; phones scroll it. The others are behind the link to all. */
const oneRow = css({
  sm: { '& > li:nth-child(n + 4)': { display: 'none' } },
  smToLg: { '& > li:nth-child(n + 3)': { display: 'none' } },
})
const narrowTitle = css({ textStyle: 'strong', fontWeight: 'heading', grow: true })
const rows = css({ stack: true, gap: '3' })
const row = css({ position: 'relative', row: true, gap: '3', minW: '0' })
const rowCover = css({ flex: 'none', w: '[4.5rem]', rounded: 'xs', overflow: 'hidden' })
const rowWords = css({ minW: '0', textStyle: 'small' })
const rowTitle = css({ textStyle: 'strong', overflowWrap: 'anywhere', lineClamp: '2' })
/** Number of courses in the row that phones scroll, and in the row of wide screens. */
const shownAtFirst = 6
const rowLength = 3

export default function DiscoverCourses({
  people,
  without,
  searchText,
  isFree,
  isNewestFirst,
  allPath,
  isSuggestion = false,
  isNarrow = false,
}: DiscoverSectionProps) {
  const t = useTexts(coursesTexts)
  const id = useId()
  const href = useHref()
  const { offers, isPending, failed } = useOffersOf(people)
  const { isOwned, isChecking } = useOwnedCourses()
  const isMore = (course: Course) =>
    !without || !(isChecking || isOwned(course.id) || without.some((other) => sameId(other, course.id)))
  const found = offers.filter(
    ({ course, author }) =>
      isMore(course) &&
      matchesSearch(`${courseText(course)} ${author}`, searchText) &&
      (!isFree || course.discountPrice?.minor === 0),
  )
  // What the user has comes last: there is nothing to discover in it. Until all is known, such a course is not known to be next,
  // and neither are the newest ones.
  const isLate = ({ course }: Offer) => isOwned(course.id)
  const sorted =
    isChecking || (isNewestFirst && isPending)
      ? []
      : [
          ...(isNewestFirst ? found.toSorted(byLaunch) : found).filter((offer) => !isLate(offer)),
          ...(isPending ? [] : found.filter(isLate)),
        ]
  const shown = allPath ? sorted.slice(0, isNarrow ? 4 : isSuggestion ? rowLength : shownAtFirst) : sorted
  const hasMore = allPath !== undefined && found.length > rowLength
  const isAmongFirst = (one: Course) => shown.slice(0, rowLength).some(({ course }) => course === one)
  if (isSuggestion && shown.length === 0) return null
  // Beside people who are found, a search leaves out what it does not find.
  const isKnown = !isPending && !isChecking && !failed
  if (searchText && allPath && isKnown && found.length === 0) return null
  if (isNarrow)
    return (
      <section aria-labelledby={id}>
        <div className={head}>
          <h2 id={id} className={narrowTitle}>
            {t['discover.first']()}
          </h2>
          <TextLink to={allPath} className={all}>
            {t['discover.more']()}
          </TextLink>
        </div>
        <ul role="list" className={rows}>
          {shown.map(({ course }) => (
            <li key={course.id} className={row}>
              <div className={rowCover}>
                <CourseCover course={course} ratio="photo" loading="eager" />
              </div>
              <div className={rowWords}>
                <p className={rowTitle}>
                  <TextLink dir="auto" variant="plain" isStretched to={href(courseRoute, { id: course.id })}>
                    {course.title || t['course.untitled']()}
                  </TextLink>
                </p>
                <Price course={course} size="card" />
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <section aria-labelledby={id}>
      <div className={head}>
        <h2 id={id} className={title}>
          {without ? t['offered.more']() : isSuggestion ? t['discover.first']() : t['offered.title']()}
        </h2>
        {hasMore && (
          <TextLink to={allPath} className={all}>
            {t['discover.all']({ count: found.length })}
          </TextLink>
        )}
      </div>
      {shown.length > 0 && (
        <List
          items={shown}
          keyOf={({ course }) => course.id}
          name="discovered courses"
          textOf={({ course }) => courseText(course)}
          className={cx(grid, shown.length <= maxWholeList && scrolling, hasMore && oneRow)}
        >
          {({ course, author }, row) => (
            <li {...row}>
              <CourseCard
                isEager={isAmongFirst(course)}
                course={course}
                byline={author}
                to={href(courseRoute, { id: course.id })}
                titleAs="h3"
              >
                <ProgressOrPrice course={course} />
              </CourseCard>
            </li>
          )}
        </List>
      )}
      {shown.length === 0 &&
        (isPending || isChecking ? (
          <ScreenSkeleton of="cards" />
        ) : failed && offers.length === 0 ? (
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
      {!without && !isSuggestion && !searchText && <SavedLearning />}
    </section>
  )
}

/** A course and the name of the person who offers it; empty if unknown. */
interface Offer {
  readonly course: Course
  readonly author: string
}

const byLaunch = (one: Offer, other: Offer) =>
  (other.course.launchDate?.getTime() ?? 0) - (one.course.launchDate?.getTime() ?? 0)

/**
 * Loads the courses of several people, a few at a time. People whose courses cannot be loaded are left out; `failed` tells
 * about them.
 */
function useOffersOf(people: DiscoverSectionProps['people']) {
  const asked = people.slice(0, maxPeople)
  return useQueries({
    queries: asked.map(({ login }) => ({ ...limitCalls(offeredCoursesQuery(login), limit), retry: false })),
    combine: (results) => ({
      failed: failureOf(results),
      offers: uniqueById(
        beforeFirstPending(results).flatMap(({ data }, index) =>
          (data ?? []).map((course) => ({ course, author: course.instructor || (asked[index]?.name ?? '') })),
        ),
      ),
      isPending: results.some((result) => result.isPending),
    }),
  })
}

/** Later answers wait for the earlier ones, so that no course is inserted above one that is shown. */
function beforeFirstPending<T extends { readonly isPending: boolean }>(results: readonly T[]): readonly T[] {
  const pending = results.findIndex(({ isPending }) => isPending)
  return pending < 0 ? results : results.slice(0, pending)
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

const uniqueById = (offers: readonly Offer[]) => [
  ...new Map(offers.map((offer) => [String(offer.course.id), offer])).values(),
]
