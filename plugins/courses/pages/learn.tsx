import { useHref, useRouteParams, useTexts } from '@kernel'
import { QueryBoundary, Toolbar, useScreenTitle } from '@kernel/parts'
import { BookIllustration, EmptyState, Page, ScreenSkeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/learning.query'
import { learnRoute, myCoursesRoute } from '../contract'
import { coursesTexts } from '../texts'
import { completionParameter } from '../ui/completion-link'
import { CompletionPage } from '../ui/completion-page'
import { CourseDescription } from '../ui/course-description'
import { CourseNotesSection } from '../ui/course-notes-section'
import { CourseSidebar } from '../ui/course-sidebar'
import { LearnError } from '../ui/learn-error'
import { LearnModule } from '../ui/learn-module'
import { ModuleList } from '../ui/module-list'

const columns = css({
  display: 'grid',
  columnGap: { base: '8', lg: '10' },
  rowGap: '8',
  alignItems: 'start',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[18rem minmax(0, 1fr)]',
    lg: '[20rem minmax(0, 1fr)]',
  },
  gridTemplateRows: { lg: '[auto 1fr]' },
  gridTemplateAreas: {
    base: '"side" "about" "modules"',
    md: '"side about" "modules modules"',
    lg: '"side about" "side modules"',
  },
})
const about = css({ gridArea: 'about', minW: '0', maxW: 'column.reading', _empty: { display: 'none' } })
const modules = css({ gridArea: 'modules', minW: '0' })
const moduleGrid = css({ display: 'grid', gap: '6' })

/** Screen with the lessons of a course and the user's progress. */
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
      failed={(error, retry) => <LearnError id={id} error={error} onRetry={retry} />}
      fallback={<Loading />}
    >
      {(course) =>
        isCompletion ? (
          <Page>
            <CompletionPage course={course} />
          </Page>
        ) : (
          <Page width="wide">
            <Toolbar title={course.title || t['course.untitled']()} backTo={href(myCoursesRoute)} />
            <div className={columns}>
              <CourseSidebar course={course} />
              <div className={about}>
                <CourseDescription html={course.about} />
              </div>
              <div className={modules}>
                {course.modules.length === 0 && (
                  <EmptyState art={<BookIllustration />} titleAs="p" title={t['learn.noLessons']()} />
                )}
                <ModuleList as="div" course={course} className={moduleGrid}>
                  {(module, row) => <LearnModule module={module} courseId={course.id} row={row} />}
                </ModuleList>
                <CourseNotesSection course={course} />
              </div>
            </div>
          </Page>
        )
      }
    </QueryBoundary>
  )
}

function Loading() {
  return (
    <Page width="wide">
      <ScreenSkeleton of="rows" hasTitle />
    </Page>
  )
}
