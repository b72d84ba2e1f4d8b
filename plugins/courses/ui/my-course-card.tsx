import { useHref, useTexts } from '@kernel'
import { useFormats, useInView } from '@kernel/parts'
import { Progress, Skeleton, TextLink } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { learningQuery } from '../api/queries'
import { learnRoute, lessonRoute } from '../contract'
import { completedAt, completionDate } from '../model/completed-at'
import type { Course } from '../model/course'
import { LessonStatus } from '../model/lesson'
import { courseStatus, statusFilters } from '../model/my-courses-filter'
import { findResumeLesson, lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CourseCard } from './course-card'
import { StatusBadge } from './status-badge'
import { useDuration } from './use-duration'

/** Distance in px from the window at which the progress of a card is loaded. */
const loadMargin = 200

const body = css({ stack: true, gap: '2' })
const next = css({ textStyle: 'caption', color: 'text', lineClamp: '2', overflowWrap: 'anywhere' })
const foot = css({
  wrap: true,
  justifyContent: 'space-between',
  gap: '2',
  minH: '8',
  textStyle: 'caption',
  color: 'quiet',
  '& > :only-child': { flex: '1' },
})

/**
 * The list of courses does not contain the progress: each card requests it while in view, and leaves it out
 * after an error.
 */
export function MyCourseCard({ course }: { readonly course: Course }) {
  const href = useHref()
  const [ref, isInView] = useInView(loadMargin)
  const { data: courseWithProgress, isPending } = useQuery({
    ...learningQuery(String(course.id)),
    enabled: isInView,
  })

  return (
    <CourseCard
      ref={ref}
      course={course}
      byline={course.instructor}
      to={href(learnRoute, { id: course.id })}
      titleAs="h2"
    >
      {isPending && (
        <div className={body}>
          <Skeleton width="long" />
          <div className={foot}>
            <Skeleton />
          </div>
        </div>
      )}
      {courseWithProgress && (
        <div className={body}>
          <LessonLine course={courseWithProgress} />
          <div className={foot}>
            <Status course={courseWithProgress} />
          </div>
        </div>
      )}
    </CourseCard>
  )
}

/** Names the lesson to resume, or the last one of a completed course. */
function LessonLine({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const duration = useDuration()
  const status = courseStatus(course)
  if (status === statusFilters.completed) {
    const title = lessonsOf(course).at(-1)?.title
    return title ? <p className={next}>{t['mine.last']({ title })}</p> : null
  }
  const lesson = findResumeLesson(course)
  if (lesson?.id === undefined) return null
  const title = lesson.title || t['course.untitledLesson']()
  return (
    <p className={next}>
      <TextLink
        variant="plain"
        dir="auto"
        to={href(lessonRoute, {}, { course: course.id, lesson: lesson.id })}
      >
        {status === statusFilters.notStarted ? t['mine.first']({ title }) : t['mine.next']({ title })}
      </TextLink>
      {lesson.duration !== undefined && ` · ${duration(lesson.duration)}`}
    </p>
  )
}

function Status({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const { date } = useFormats()
  const times = useUnit(completedAt.$values)
  const status = courseStatus(course)
  if (status === statusFilters.inProgress)
    return <Progress isLabelHidden label={t['learn.progress']()} percent={percentOf(course)} />
  if (status === statusFilters.notStarted)
    return (
      <span>
        <StatusBadge of="module" status={LessonStatus.notStarted} />
      </span>
    )
  const completedOn = completionDate(times, course.id)
  return (
    <>
      <span>
        <StatusBadge of="module" status={LessonStatus.completed} />
      </span>
      {completedOn && <time dateTime={completedOn.toISOString()}>{date(completedOn)}</time>}
    </>
  )
}
