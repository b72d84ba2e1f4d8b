import { $languageTag, type Id, sameId, useHref, useTexts } from '@kernel'
import { CopyNotice, List, Slot, searchItems } from '@kernel/parts'
import {
  Alert,
  BookIllustration,
  ButtonLink,
  Card,
  certificateIcon,
  compassIcon,
  EmptyState,
  Page,
  PageHeader,
  pencilIcon,
  playIcon,
  RetryButton,
  SearchInput,
  Segments,
  Select,
} from '@kernel/ui'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { discoverRoute } from '../../network/contract'
import { learningQuery, myCoursesQuery } from '../api/queries'
import { firstCourses } from '../contract'
import { type Course, courseText } from '../model/course'
import {
  arrangeCourses,
  readSortOrder,
  readStatusFilter,
  type SortOrder,
  type StatusFilter,
  statusFilters,
} from '../model/my-courses-filter'
import { coursesTexts } from '../texts'
import { MyCourseCard } from '../ui/my-course-card'
import { ResumeCard, ResumeCardSkeleton } from '../ui/resume-card'
import { SavedLearning } from '../ui/saved-learning'
import { useCourseToContinue } from '../ui/use-course-to-continue'

/** Below 1200 px, the status is in a line of its own, and the search and the order share one. */
const bar = css({ display: 'flex', flexWrap: { base: 'wrap', xl: 'nowrap' }, gap: '3', mb: '4' })
const statuses = css({
  alignSelf: 'center',
  flex: { base: '[1 0 100%]', xl: '[0 1 auto]' },
  // All choices have room on most phones.
  smDown: { '& > button': { px: '1.5' } },
})
const filterSearch = css({ flex: '1', minW: '[8rem]', ms: 'auto', xl: { maxW: '72' } })
const order = css({ flex: '[0 1 auto]', minW: '0' })

interface CourseFilterProps {
  readonly searchText: string
  readonly status: StatusFilter | undefined
  readonly sort: SortOrder | undefined
  readonly onSearch: (text: string) => void
  readonly onStatus: (status: StatusFilter | undefined) => void
  readonly onSort: (sort: SortOrder | undefined) => void
}

function CourseFilter({ searchText, status, sort, onSearch, onStatus, onSort }: CourseFilterProps) {
  const t = useTexts(coursesTexts)
  return (
    <div className={bar}>
      <Segments
        label={t['mine.filter']()}
        selected={status}
        onSelect={onStatus}
        choices={[
          { value: undefined, label: t['mine.filter.all']() },
          { value: statusFilters.inProgress, label: t['mine.filter.inProgress']() },
          { value: statusFilters.notStarted, label: t['mine.filter.notStarted']() },
          { value: statusFilters.completed, label: t['mine.filter.completed']() },
        ]}
        className={statuses}
      />
      <div className={filterSearch}>
        <SearchInput isInAddress label={t['mine.search']()} value={searchText} onChange={onSearch} />
      </div>
      <div className={order}>
        <Select
          isSort
          aria-label={t['mine.sort']()}
          value={sort ?? ''}
          onChange={({ target }) => onSort(readSortOrder(target.value))}
        >
          <option value="">{t['mine.sort.default']()}</option>
          <option value="title">{t['mine.sort.title']()}</option>
          <option value="progress">{t['mine.sort.progress']()}</option>
        </Select>
      </div>
    </div>
  )
}

/** Number of courses above which search, filter and order are shown. */
const searchThreshold = 3

/** On phones, the cards lie: the cover is beside the text, unless the text is large. */
const lying = '@media (min-width: 20rem) and (max-width: 47.99rem)'
const grid = css({
  display: 'grid',
  gap: { base: '3', md: '5' },
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(2, minmax(0, 1fr))]',
    xl: '[repeat(3, minmax(0, 1fr))]',
  },
  '& > li': { minW: '0' },
  '& > li > *': { [lying]: { flexDirection: 'row' } },
  '& > li > * > :first-child': {
    [lying]: {
      alignSelf: 'flex-start',
      w: '[7rem]',
      flexShrink: '0',
      aspectRatio: '[4 / 3]',
      mt: '4',
      ms: '4',
      rounded: 'sm',
    },
  },
  '& > li > * > :last-child': { [lying]: { ps: '3' } },
})
const first = css({ stack: true, gap: '8' })
const deskOnly = css({ mdDown: { display: 'none' } })
const failure = css({ mb: '4' })
const searchStatus = css({ textStyle: 'small', color: 'quiet', mb: '4', _empty: { display: 'none' } })

export const queries = () => [myCoursesQuery()]

export default function MyCourses() {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const { data: courses } = useSuspenseQuery(myCoursesQuery())
  const discover = href(discoverRoute)

  return (
    <Page width="wide">
      <PageHeader
        title={t['mine.title']()}
        actions={
          courses.length > 0 &&
          discover && (
            <ButtonLink to={discover} variant="soft" icon={compassIcon} className={deskOnly}>
              {t['mine.discover']()}
            </ButtonLink>
          )
        }
      />
      <CopyNotice of={myCoursesQuery()} />
      {courses.length === 0 ? (
        <div className={first}>
          <Card isBleed>
            <EmptyState
              isLow
              art={<BookIllustration />}
              title={t['mine.empty']()}
              points={[
                { icon: playIcon, text: t['mine.empty.resume']() },
                { icon: pencilIcon, text: t['mine.empty.notes']() },
                { icon: certificateIcon, text: t['mine.empty.certificate']() },
              ]}
              action={discover && <ButtonLink to={discover}>{t['mine.discover']()}</ButtonLink>}
            >
              {t['mine.empty.text']()}
            </EmptyState>
          </Card>
          <Slot of={firstCourses} props={{}} />
        </div>
      ) : (
        <Courses courses={courses} />
      )}
    </Page>
  )
}

function Courses({ courses }: { readonly courses: readonly Course[] }) {
  const t = useTexts(coursesTexts)
  const tag = useUnit($languageTag)
  const [search, setSearch] = useSearchParams()
  const hasTools = courses.length > searchThreshold
  const parameter = (name: string) => (hasTools ? search.get(name) : null)
  const searchText = (parameter('q') ?? '').trim()
  const status = readStatusFilter(parameter('status'))
  const sort = readSortOrder(parameter('sort'))
  const toContinue = useCourseToContinue(courses)
  const isNarrowed = searchText !== '' || status !== undefined
  const progress = useProgress(courses, status !== undefined || sort === 'progress')
  const arranged = arrangeCourses(courses, ({ id }) => progress.of(id), {
    status,
    sort,
    compareTitles: new Intl.Collator(tag).compare,
  })
  const resumed = isNarrowed ? undefined : toContinue.course
  // Deferred, so that React paints the typed letter before it filters the cards.
  const found = searchItems(arranged, useDeferredValue(searchText), courseText)
  // The course at the top is not repeated below.
  const shown = resumed ? found.filter(({ id }) => !sameId(id, resumed.id)) : found
  const set = (name: string, value: string) =>
    setSearch(
      () => {
        // Read the current URL: after two quick choices, the rendered parameters may be stale.
        const next = new URLSearchParams(location.search)
        if (value.trim()) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )

  return (
    <>
      {!isNarrowed && toContinue.isPending && <ResumeCardSkeleton />}
      {resumed && <ResumeCard course={resumed} openedAt={toContinue.openedAt} />}
      {hasTools && (
        <>
          <CourseFilter
            searchText={search.get('q') ?? ''}
            status={status}
            sort={sort}
            onSearch={(text) => set('q', text)}
            onStatus={(value) => set('status', value ?? '')}
            onSort={(value) => set('sort', value ?? '')}
          />
          <p role="status" className={searchStatus}>
            {progress.pendingCount > 0
              ? t['mine.checking']()
              : isNarrowed &&
                (shown.length > 0 ? t['mine.found']({ count: shown.length }) : t['mine.noneFound']())}
          </p>
          {progress.failedCount > 0 && (
            <div className={failure}>
              <Alert
                tone="warning"
                title={t['mine.unchecked']({ count: progress.failedCount })}
                action={<RetryButton size="sm" onClick={progress.retry} />}
              />
            </div>
          )}
        </>
      )}
      <List items={shown} keyOf={({ id }) => id} name="courses" className={grid}>
        {(course, row) => (
          <li {...row}>
            <MyCourseCard course={course} />
          </li>
        )}
      </List>
      {!isNarrowed && <SavedLearning hasLessons />}
    </>
  )
}

/** Loads the progress of all courses, a few at a time, if the filter or the sort order needs it. */
function useProgress(courses: readonly Course[], isWanted: boolean) {
  // Without the filter there are no queries at all: even disabled ones of 10,000 courses take a second.
  const read = isWanted ? courses : []
  const results = useQueries({ queries: read.map(({ id }) => learningQuery(String(id))) })
  const byId = new Map(read.map(({ id }, index) => [String(id), results[index]?.data]))
  const failed = results.filter(({ isError }) => isError)
  return {
    of: (id: Id) => byId.get(String(id)),
    pendingCount: results.filter(({ isPending }) => isPending).length,
    failedCount: failed.length,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
