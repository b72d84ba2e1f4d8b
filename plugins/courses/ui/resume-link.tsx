import { useHref, useTexts } from '@kernel'
import { ButtonLink, type ButtonVariants, playIcon, VisuallyHidden } from '@kernel/ui'
import { css } from 'styled-system/css'
import { lessonRoute } from '../contract'
import type { Course } from '../model/course'
import { findResumeLesson, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'

const label = css({ minW: '0', truncate: true })

interface ResumeLinkProps extends Pick<ButtonVariants, 'variant' | 'size' | 'isWide'> {
  readonly course: Pick<Course, 'id' | 'title' | 'modules'>
  /** Whether the link names the lesson instead of the course. */
  readonly namesLesson?: boolean
}

/** Renders nothing when no lesson can be opened. */
export function ResumeLink({ course, namesLesson, ...buttonProps }: ResumeLinkProps) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const lesson = findResumeLesson(course)
  if (lesson?.id === undefined) return null

  return (
    <ButtonLink
      to={href(lessonRoute, {}, { course: course.id, lesson: lesson.id })}
      icon={playIcon}
      {...buttonProps}
    >
      {namesLesson && lesson.title ? (
        <span className={label}>{`${t[labelKeyOf(course)]()}: ${lesson.title}`}</span>
      ) : (
        <>
          {t[labelKeyOf(course)]()}
          <VisuallyHidden>{` ${course.title}`}</VisuallyHidden>
        </>
      )}
    </ButtonLink>
  )
}

function labelKeyOf(course: Pick<Course, 'modules'>) {
  const percent = percentOf(course)
  if (percent === 100) return 'learn.again'
  return percent > 0 ? 'learn.resume' : 'learn.start'
}
