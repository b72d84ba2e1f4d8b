import { useHref, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { TextLink } from '@kernel/ui'
import { css } from 'styled-system/css'
import { learnRoute } from '../contract'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { lessonStyles as styles } from './lesson.styles'
import { StatusBadge } from './status-badge'
import { useDuration } from './use-duration'

export function LessonHeader({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(coursesTexts)
  const href = useHref()
  const duration = useDuration()(lesson.duration)
  const index = href(learnRoute, { id: String(lesson.courseId) })
  const { courseTitle, moduleTitle } = lesson
  return (
    <Toolbar
      title={lesson.title || t['lesson.title']()}
      backTo={index}
      above={
        <p className={styles.where}>
          <TextLink dir="auto" variant="plain" to={index} className={styles.crumb}>
            {courseTitle || t['course.untitled']()}
          </TextLink>
          {moduleTitle && (
            <>
              <span aria-hidden="true">·</span>
              <span dir="auto" className={styles.crumb}>
                {moduleTitle}
              </span>
            </>
          )}
        </p>
      }
      beside={
        <span className={styles.facts}>
          <StatusBadge of="lesson" status={lesson.status} />
          {duration && <span className={css({ textStyle: 'caption', color: 'quiet' })}>{duration}</span>}
        </span>
      }
    />
  )
}

/** Shown instead of a missing or unreadable video. */
export function NoVideo({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(coursesTexts)
  return (
    <p className={css({ color: 'quiet', p: '4' })}>
      {lesson.isVideoUnreadable ? t['lesson.videoUnreadable']() : t['lesson.noVideo']()}
    </p>
  )
}
