import { useTexts } from '@kernel'
import { Progress } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { completedIn, lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { CompletionLink } from './completion-link'
import { CourseCover } from './course-cover'
import { ResumeLink } from './resume-link'

const side = css({
  gridArea: 'side',
  display: 'grid',
  gap: '5',
  minW: '0',
  lg: { stickyAside: true },
})
const image = css({ rounded: 'lg' })
const progress = css({ display: 'grid', gap: '2' })
const links = css({ display: 'grid', gap: '2' })
const count = css({ textStyle: 'small', color: 'quiet' })

/** Image, progress and resume link of a course. */
export function CourseSidebar({ course }: { readonly course: Course }) {
  const t = useTexts(coursesTexts)
  const lessons = lessonsOf(course)

  return (
    <div className={side}>
      <CourseCover course={course} loading="eager" className={image} />
      {lessons.length > 0 && (
        <div className={progress}>
          <Progress label={t['learn.progress']()} percent={percentOf(course)} />
          <p className={count}>
            {t['learn.count']({ completed: completedIn(lessons), total: lessons.length })}
          </p>
        </div>
      )}
      <div className={links}>
        <ResumeLink course={course} isWide />
        <CompletionLink course={course} isWide />
      </div>
    </div>
  )
}
