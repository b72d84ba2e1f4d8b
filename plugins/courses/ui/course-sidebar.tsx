import { useTexts } from '@kernel'
import { Avatar, Card, Progress } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { LessonStatus } from '../model/lesson'
import { completedIn, lessonsOf, minutesOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CompletionLink } from './completion-link'
import { CourseCover } from './course-cover'
import { ResumeLink } from './resume-link'
import { useDuration } from './use-duration'

const card = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[14rem minmax(0, 1fr)]', lg: '[minmax(0, 1fr)]' },
})
const content = css({ display: 'grid', gap: '4', alignContent: 'start', p: '4', minW: '0' })
const teacher = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small', minW: '0' })
const name = css({ minW: '0', overflowWrap: 'anywhere' })
const progress = css({ display: 'grid', gap: '2' })
const links = css({ display: 'grid', gap: '2' })
const count = css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' })

/** Card with the cover, teacher, progress and resume link of a course. */
export function CourseSidebar({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const durationOf = useDuration()
  const lessons = lessonsOf(course)
  const { instructor } = course
  const isStarted = lessons.some(({ status }) => status !== LessonStatus.notStarted)
  const open = lessons.filter(({ status }) => status !== LessonStatus.completed)
  const left = isStarted && durationOf(minutesOf(open))

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
        {lessons.length > 0 && (
          <div className={progress}>
            <Progress label={t['learn.progress']()} percent={percentOf(course)} />
            <p className={count}>
              {t['learn.count']({ completed: completedIn(lessons), total: lessons.length })}
              {left && ` · ${t['learn.left']({ duration: left })}`}
            </p>
          </div>
        )}
        <div className={links}>
          <ResumeLink course={course} isWide size="lg" />
          <CompletionLink course={course} isWide />
        </div>
      </div>
    </Card>
  )
}
