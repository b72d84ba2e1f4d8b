import { useHref, useTexts } from '@kernel'
import { CopyNotice, isFromCopy, QueryBoundary, Toolbar, useQueryFocus } from '@kernel/parts'
import { BookIllustration, ButtonLink, EmptyState, Page, Skeleton, SkeletonGroup } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/queries'
import { lessonRoute, myCoursesRoute } from '../contract'
import { lastLesson } from '../model/last-lesson'
import { readStart } from '../model/lesson-address'
import { findLesson, findResumeLesson } from '../model/progress'
import { coursesTexts } from '../texts'
import { LearnError } from '../ui/learn-error'
import { LessonView } from '../ui/lesson-view'

export default function LessonPage() {
  const [search] = useSearchParams()
  const course = search.get('course')

  if (course)
    return (
      <CourseLesson
        key={course}
        courseId={course}
        lessonId={search.get('lesson')}
        startAt={readStart(search.get('at'))}
      />
    )
  return <LastLesson />
}

/** A URL without parameters leads to the lesson shown last. */
function LastLesson() {
  const href = useHref()
  const last = useUnit(lastLesson.$value)
  const lastLessonUrl = last && href(lessonRoute, {}, { course: last.course, lesson: last.lesson })
  return lastLessonUrl ? <Redirect to={lastLessonUrl} /> : <NoLesson />
}

interface CourseLessonProps {
  readonly courseId: string
  readonly lessonId: string | null
  readonly startAt: number | undefined
}

function CourseLesson({ courseId, lessonId, startAt }: CourseLessonProps) {
  const href = useHref()
  const changeLast = useUnit(lastLesson.changeFx)
  const options = learningQuery(courseId)
  const query = useQuery({ ...options, refetchOnMount: 'always' })
  const isFresh =
    query.isFetchedAfterMount && !query.isFetching && !query.isError && !isFromCopy(options.queryKey)
  const course = query.data
  const { lesson } = course && lessonId ? findLesson(course, lessonId) : {}
  const id = lesson?.id
  useEffect(() => {
    if (id === undefined) return
    void changeLast(() => ({ course: courseId, lesson: String(id), openedAt: Date.now() }))
  }, [id, courseId, changeLast])
  useQueryFocus(lessonId)

  return (
    <QueryBoundary
      query={query}
      // A user who is not enrolled needs a link to the course details, not a retry button.
      failed={(error, retry) => (
        <LearnError id={courseId} error={error} isTrying={query.isFetching} onRetry={retry} />
      )}
      fallback={<Loading />}
    >
      {(loadedCourse) => {
        if (lesson?.id !== undefined)
          return (
            <Page width="wide" data-covers-bar="">
              <CopyNotice of={options} />
              <LessonView
                key={String(lesson.id)}
                course={loadedCourse}
                lesson={{ ...lesson, id: lesson.id }}
                isFresh={isFresh}
                startAt={startAt}
              />
            </Page>
          )
        const resumeLesson = findResumeLesson(loadedCourse)
        if (lessonId || resumeLesson?.id === undefined) return <NoLesson />
        return <Redirect to={href(lessonRoute, {}, { course: courseId, lesson: resumeLesson.id }) ?? '/'} />
      }}
    </QueryBoundary>
  )
}

// The video is as wide as beside the column of lessons.
const skeleton = css({ display: 'grid', gap: '4', maxW: { lg: '[calc(100% - 22.25rem)]' } })

// On phones, the lesson has no bars of the app, only one of its own.
const Loading = () => (
  <Page width="wide" data-covers-bar="">
    <SkeletonGroup>
      <div className={skeleton}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="video" />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </SkeletonGroup>
  </Page>
)

function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

/** Shown when the URL names no lesson, or a lesson that is not in the course. */
function NoLesson() {
  const t = useTexts(coursesTexts)
  const href = useHref()
  return (
    <Page>
      <Toolbar title={t['lesson.title']()} backTo={href(myCoursesRoute)} />
      <EmptyState
        art={<BookIllustration />}
        title={t['lesson.none']()}
        action={<ButtonLink to={href(myCoursesRoute)}>{t['mine.title']()}</ButtonLink>}
      >
        {t['lesson.none.text']()}
      </EmptyState>
    </Page>
  )
}
