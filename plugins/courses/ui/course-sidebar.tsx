import { Avatar, Card } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { CompletionLink } from './completion-link'
import { CourseCover } from './course-cover'
import { CourseProgress } from './course-progress'
import { ResumeLink } from './resume-link'

const card = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[14rem minmax(0, 1fr)]', lg: '[minmax(0, 1fr)]' },
})
const content = css({ stack: true, gap: '4', alignContent: 'start', p: '4', minW: '0' })
const teacher = css({ row: true, gap: '2', textStyle: 'small', minW: '0' })
const name = css({ minW: '0', overflowWrap: 'anywhere' })
const links = css({ stack: true, gap: '2' })

export function CourseSidebar({ course }: { readonly course: Course }) {
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
