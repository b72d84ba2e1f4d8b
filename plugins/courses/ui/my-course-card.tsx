import { useHref, useTexts } from '@kernel'
import { useInView } from '@kernel/parts'
import { Progress, Skeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/learning.query'
import { learnRoute } from '../contract'
import type { Course } from '../model/course'
import { LessonStatus } from '../model/lesson'
import { completedIn, findResumeLesson, lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { ResumeLink } from './resume-link'
import { StatusBadge } from './status-badge'

/** Distance in px from the window at which the progress of a card is loaded. */
const loadMargin = 200

const caption = css({ textStyle: 'small', color: 'quiet' })
const mark = css({ display: 'block', mt: '1.5' })
const nextTitle = css({ display: 'block', color: 'text', overflowWrap: 'anywhere' })
const progress = css({ display: 'grid', gap: '3', justifyItems: 'stretch' })

/**
 * Card of a course with progress and resume link. The list of courses does not contain the progress:
 * each card requests it while in view, and leaves it out after an error.
 */
export function MyCourseCard({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const [ref, isInView] = useInView(loadMargin)
  const { data: courseWithProgress, isPending } = useQuery({
    ...learningQuery(String(course.id)),
    enabled: isInView,
  })

  return (
    <CourseCard ref={ref} course={course} to={href(learnRoute, { id: course.id })} titleAs="h2">
      {isPending && (
        <div className={progress}>
          <Skeleton />
          <Skeleton shape="control" />
        </div>
      )}
      {courseWithProgress && (
        <div className={progress}>
          <Progress isLabelHidden label={t['learn.progress']()} percent={percentOf(courseWithProgress)} />
          <NextLesson course={courseWithProgress} />
          <ResumeLink
            course={courseWithProgress}
            variant={isInProgress(courseWithProgress) ? 'solid' : 'soft'}
            isWide
          />
        </div>
      )}
    </CourseCard>
  )
}

/** Only courses in progress have an emphasized link. */
const isInProgress = (course: Pick<Course, 'modules'>) =>
  percentOf(course) < 100 && lessonsOf(course).some(({ status }) => status !== LessonStatus.notStarted)

/** Shows the lesson to resume and the number of completed lessons. */
function NextLesson({ course }: { readonly course: Pick<Course, 'modules'> }) {
  const t = useTexts(coursesTexts)
  const lessons = lessonsOf(course)
  const isCompleted = percentOf(course) === 100
  const next = isCompleted ? undefined : findResumeLesson(course)
  return (
    <p className={caption}>
      {t['learn.count']({ completed: completedIn(lessons), total: lessons.length })}
      {isCompleted && (
        <span className={mark}>
          <StatusBadge of="module" status={LessonStatus.completed} />
        </span>
      )}
      {next?.title && (
        <span dir="auto" className={nextTitle}>
          {t['mine.next']({ title: next.title })}
        </span>
      )}
    </p>
  )
}
