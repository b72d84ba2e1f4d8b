import { useHref, useTexts } from '@kernel'
import { RelativeTime } from '@kernel/parts'
import { Card, Progress, Skeleton, SkeletonGroup, TextLink } from '@kernel/ui'
import { css } from 'styled-system/css'
import { learnRoute } from '../contract'
import type { Course } from '../model/course'
import { findResumeLesson, lessonsOf, numberOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CourseCover } from './course-cover'
import { ResumeLink } from './resume-link'
import { useDuration } from './use-duration'
import { useLessonCount } from './use-lesson-count'

const card = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 5fr) minmax(0, 6fr)]' },
  mb: { base: '4', md: '6' },
  // The cover.
  '& > :first-child': {
    aspectRatio: { base: '[2]', md: '[auto]' },
    minH: { md: '[13rem]' },
    h: { md: 'full' },
    rounded: 'none',
  },
})
const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minW: '0',
  px: { base: '4', md: '6' },
  py: { base: '4', md: '5' },
})
const overline = css({ textStyle: 'caption', fontWeight: 'semibold', color: 'quiet' })
const by = css({ textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' })
const title = css({ textStyle: 'title', overflowWrap: 'anywhere', lineClamp: '3' })
const progress = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: 'center',
  gap: '3',
  mt: 'auto',
  pt: '3',
  textStyle: 'caption',
  color: 'quiet',
})
const next = css({
  row: true,
  gap: '3',
  mt: { base: '3', md: '4' },
  pt: { base: '3', md: '4' },
  borderTopWidth: '1px',
})
const lessonName = css({ grow: true, textStyle: 'caption', color: 'quiet' })
const strong = css({
  display: 'block',
  textStyle: 'strong',
  color: 'text',
  overflowWrap: 'anywhere',
  lineClamp: '2',
})
const raised = css({ position: 'relative', zIndex: 'raised', flexShrink: '0' })

interface ResumeCardProps {
  readonly course: Course
  readonly openedAt: Date | undefined
}

export function ResumeCard({ course, openedAt }: ResumeCardProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const duration = useDuration()
  const lessonCount = useLessonCount()
  const lessons = lessonsOf(course)
  const lesson = findResumeLesson(course)
  return (
    <Card padding="none" isInteractive isBleed className={card}>
      <CourseCover course={course} />
      <div className={content}>
        {openedAt && (
          <p className={overline}>
            {t['mine.lastOpened']()} <RelativeTime date={openedAt} isWithinLink />
          </p>
        )}
        <h2 className={title}>
          <TextLink dir="auto" variant="plain" isStretched to={href(learnRoute, { id: course.id })}>
            {course.title || t['course.untitled']()}
          </TextLink>
        </h2>
        {(course.instructor || course.headline) && (
          <p dir="auto" className={by}>
            {course.instructor || course.headline}
          </p>
        )}
        <div className={progress}>
          <Progress isLabelHidden label={t['learn.progress']()} percent={percentOf(course)} />
          <span>{lessonCount(lessons, true)}</span>
        </div>
        {lesson && (
          <div className={next}>
            <p className={lessonName}>
              {t['lesson.next']()}
              <span dir="auto" className={strong}>
                {`${numberOf(course, lesson)} · ${lesson.title || t['course.untitledLesson']()}`}
                {lesson.duration !== undefined && ` · ${duration(lesson.duration)}`}
              </span>
            </p>
            <span className={raised}>
              <ResumeLink course={course} />
            </span>
          </div>
        )}
      </div>
    </Card>
  )
}

export const ResumeCardSkeleton = () => (
  <Card padding="none" isBleed className={card}>
    <Skeleton shape="video" />
    <SkeletonGroup className={content}>
      <Skeleton width="short" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton shape="control" width="half" />
    </SkeletonGroup>
  </Card>
)
