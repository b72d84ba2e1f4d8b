import { useTexts } from '@kernel'
import { Progress } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { LessonStatus } from '../model/lesson'
import { isAtStart, lessonsOf, minutesOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { useDuration } from './use-duration'
import { useLessonCount } from './use-lesson-count'

const root = css({ display: 'grid', gap: '2' })
const count = css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' })

export function CourseProgress({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const durationOf = useDuration()
  const lessonCount = useLessonCount()
  const lessons = lessonsOf(course)
  if (lessons.length === 0) return null
  const open = lessons.filter(({ status }) => status !== LessonStatus.completed)
  const left = !isAtStart(course) && durationOf(minutesOf(open))
  return (
    <div className={root}>
      <Progress label={t['learn.progress']()} percent={percentOf(course)} />
      <p className={count}>
        {lessonCount(lessons)}
        {left && ` · ${t['learn.left']({ duration: left })}`}
      </p>
    </div>
  )
}
