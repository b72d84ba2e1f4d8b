import { type ScreenAddress, useCode, useHref, useRouteParams, useTexts } from '@kernel'
import { CopyNotice, QueryBoundary, Toolbar, useScreenTitle } from '@kernel/parts'
import {
  Avatar,
  BookIllustration,
  Card,
  CountBadge,
  EmptyState,
  LoadError,
  Page,
  ScreenSkeleton,
  SearchInput,
  Tabs,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/queries'
import { learnRoute, myCoursesRoute } from '../contract'
import type { Course } from '../model/course'
import { findResumeLesson, firstNumbersOf, lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CompletionLink, completionParameter } from '../ui/completion-link'
import { CompletionPage } from '../ui/completion-page'
import { CourseCover } from '../ui/course-cover'
import { CourseDescription } from '../ui/course-description'
import { CourseProgress } from '../ui/course-progress'
import { LearnError } from '../ui/learn-error'
import { LearnModule } from '../ui/learn-module'
import { learnTab } from '../ui/learn-tabs'
import { ModuleList } from '../ui/module-list'
import { NotesPanel } from '../ui/notes-panel'
import { ResumeLink } from '../ui/resume-link'
import { useCourseNotes } from '../ui/use-course-notes'

const card = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[14rem minmax(0, 1fr)]', lg: '[minmax(0, 1fr)]' },
})
const content = css({ stack: true, gap: '4', alignContent: 'start', p: '4', minW: '0' })
const teacher = css({ row: true, gap: '2', textStyle: 'small', minW: '0' })
const name = css({ minW: '0', overflowWrap: 'anywhere' })
const links = css({ stack: true, gap: '2' })

function CourseSidebar({ course }: { readonly course: Course }) {
  const { instructor } = course

  return (
    <Card padding="none" isBleed className={card}>
      <CourseCover course={course} loading="eager" />
      <div className={content}>
        {instructor && (
          <p className={teacher}>
            <Avatar name={instructor} size="xs" />
            <span dir="auto" className={name}>
              {instructor}
            </span>
          </p>
        )}
        <CourseProgress course={course} />
        <div className={links}>
          <ResumeLink course={course} namesLesson isWide />
          <CompletionLink course={course} isWide />
        </div>
      </div>
    </Card>
  )
}

const columns = css({
  display: 'grid',
  columnGap: '5',
  rowGap: { base: '3', md: '5' },
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) {sizes.frame.aside}]' },
  gridTemplateRows: { lg: '[auto 1fr]' },
  gridTemplateAreas: {
    base: '"side" "modules" "about"',
    lg: '"modules side" "modules about"',
  },
})
const side = css({ gridArea: 'side', minW: '0' })
const about = css({
  gridArea: 'about',
  minW: '0',
  textStyle: 'small',
  '& h2': { textStyle: 'strong', mb: '2' },
})
const modules = css({ gridArea: 'modules', stack: true, gap: '3', minW: '0' })
const loadFind = () => import('../ui/find-in-course.lazy')
/** Number of lessons above which a course can be searched. */
const searchThreshold = 3

export const queries = ({ params }: ScreenAddress) => [learningQuery(params.id ?? '')]

export default function Learn() {
  const { id } = useRouteParams(learnRoute)
  const t = useTexts(coursesTexts)
  const href = useHref()
  const [search] = useSearchParams()
  const isCompletion = search.has(completionParameter)
  const query = useQuery(learningQuery(id))

  // The completion page sets its own title.
  useScreenTitle(isCompletion ? undefined : query.data?.title)

  return (
    <QueryBoundary
      query={query}
      // A user who is not enrolled needs a link to the course details, not a retry button.
      failed={(error, retry) => (
        <LearnError id={id} error={error} isTrying={query.isFetching} onRetry={retry} />
      )}
      fallback={<Loading />}
    >
      {(course) =>
        isCompletion ? (
          <Page width="wide">
            <CompletionPage course={course} />
          </Page>
        ) : (
          <Page width="wide">
            <Toolbar title={course.title || t['course.untitled']()} backTo={href(myCoursesRoute)} />
            <CopyNotice of={learningQuery(id)} />
            <div className={columns}>
              <div className={side}>
                <CourseSidebar course={course} />
              </div>
              <div className={modules}>
                <LearnTabs course={course} />
              </div>
              {course.about && (
                <Card isBleed className={about}>
                  <CourseDescription html={course.about} />
                </Card>
              )}
            </div>
          </Page>
        )
      }
    </QueryBoundary>
  )
}

function LearnTabs({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const [search, setSearch] = useSearchParams()
  const store = useCourseNotes(course)
  const searchText = search.get('q') ?? ''
  const isSearching = searchText.trim() !== ''
  const { code: find, failure } = useCode(loadFind, isSearching)
  // Keep the tab after the last note is deleted, because the focus is in it.
  const [hadNotes] = useState(store.notes.length > 0)
  function handleSearch(text: string) {
    // The rendered parameters may be stale after quick typing.
    const next = new URLSearchParams(location.search)
    if (text.trim()) next.set('q', text)
    else next.delete('q')
    setSearch(next, { replace: true })
  }
  const lessons = <Modules course={course} />
  const count = store.notes.length
  const field = lessonsOf(course).length > searchThreshold && (
    <SearchInput isInAddress label={t['find.title']()} value={searchText} onChange={handleSearch} />
  )
  if (field && isSearching)
    return (
      <>
        {field}
        {find ? (
          <find.default course={course} notes={store.notes} searchText={searchText} />
        ) : (
          failure && <LoadError failure={failure} />
        )}
      </>
    )
  if (!hadNotes && count === 0)
    return (
      <>
        {field}
        {lessons}
      </>
    )
  return (
    <>
      {field}
      <Tabs
        label={t['notes.tabs']()}
        selected={search.get(learnTab) === 'notes' ? 'notes' : 'lessons'}
        onSelect={(id) => setSearch(id === 'notes' ? { [learnTab]: id } : {}, { replace: true })}
        tabs={[
          { id: 'lessons', label: t['lesson.outline'](), content: lessons },
          {
            id: 'notes',
            label: t['notes.title'](),
            badge: count > 0 && <CountBadge count={count} label={t['notes.count']({ count })} />,
            content: (
              <Card isBleed>
                <NotesPanel course={course} lesson={undefined} store={store} />
              </Card>
            ),
          },
        ]}
      />
    </>
  )
}

function Modules({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  if (course.modules.length === 0)
    return (
      <Card isBleed>
        <EmptyState art={<BookIllustration />} titleAs="p" title={t['learn.noLessons']()} />
      </Card>
    )
  const firstNumbers = firstNumbersOf(course)
  const current = percentOf(course) < 100 ? findResumeLesson(course) : undefined
  return (
    <Card padding="none" isBleed>
      <ModuleList as="div" course={course}>
        {(module, row) => (
          <LearnModule
            module={module}
            courseId={course.id}
            firstNumber={firstNumbers.get(module) ?? 1}
            current={current}
            isAtStart={percentOf(course) === 0}
            row={row}
          />
        )}
      </ModuleList>
    </Card>
  )
}

function Loading() {
  return (
    <Page width="wide">
      <ScreenSkeleton of="rows" hasTitle />
    </Page>
  )
}
