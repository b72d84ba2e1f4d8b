import { sameId, useHref, useTexts } from '@kernel'
import { ErrorNotice, List, matchesSearch, maxWholeList } from '@kernel/parts'
import {
  BookIllustration,
  EmptyState,
  ScreenSkeleton,
  SearchIllustration,
  SeeAll,
  TextLink,
} from '@kernel/ui'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import type { DiscoverSectionProps } from '../../network/contract'
import { courseRoute } from '../contract'
import { type Course, courseText } from '../model/course'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { CourseCover } from './course-cover'
import { Price } from './price'
import { ProgressOrPrice } from './progress-or-price'
import { SavedLearning } from './saved-learning'
import { type Offer, useOffersOf } from './use-offers'
import { useOwnedCourses } from './use-owned-courses'

const head = css({ display: 'flex', alignItems: 'baseline', gap: '2', mb: '3' })
const title = css({ textStyle: 'heading', grow: true })
/** On phones the courses are one row that scrolls, so that the people below are in view. */
const grid = css({
  display: 'grid',
  gap: { base: '4', md: '5' },
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
      (!isFree || isFreeOffer({ course })),
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
  // What costs nothing is the easiest beginning.
  const isFirst = isSuggestion && !without
  const ordered = isFirst
    ? sorted.toSorted((one, other) => Number(isFreeOffer(other)) - Number(isFreeOffer(one)))
    : sorted
  const shown = allPath
    ? ordered.slice(0, isNarrow ? 4 : isSuggestion && !isFirst ? rowLength : shownAtFirst)
    : ordered
  const hasMore = allPath !== undefined && found.length > (isFirst ? shownAtFirst : rowLength)
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
          <SeeAll to={allPath} />
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
        {hasMore && <SeeAll to={allPath} />}
      </div>
      {shown.length > 0 && (
        <List
          items={shown}
          keyOf={({ course }) => course.id}
          name="discovered courses"
          textOf={({ course }) => courseText(course)}
          className={cx(grid, shown.length <= maxWholeList && scrolling, hasMore && !isFirst && oneRow)}
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

const isFreeOffer = ({ course }: Pick<Offer, 'course'>) => course.discountPrice?.minor === 0
const byLaunch = (one: Offer, other: Offer) =>
  (other.course.launchDate?.getTime() ?? 0) - (one.course.launchDate?.getTime() ?? 0)
