import { useTexts } from '@kernel'
import { css } from 'styled-system/css'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'
import { StatusBadge } from './status-badge'
import { useDuration } from './use-duration'

/** Header of a lesson: its course, module, status and duration. */
export function LessonHeader({ lesson }: { readonly lesson: Lesson }) {
  const duration = useDuration()(lesson.duration)
  const styles = lessonRecipe()
  return (
    <div className={styles.head}>
      <p className={styles.where}>{[lesson.courseTitle, lesson.moduleTitle].filter(Boolean).join(' · ')}</p>
      <div className={styles.facts}>
        <StatusBadge of="lesson" status={lesson.status} />
        {duration && <span className={css({ textStyle: 'caption', color: 'quiet' })}>{duration}</span>}
      </div>
    </div>
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
