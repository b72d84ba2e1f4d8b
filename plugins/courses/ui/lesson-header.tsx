import { useTexts } from '@kernel'
import { css } from 'styled-system/css'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'
import { StatusBadge } from './status-badge'
import { useDuration } from './use-duration'

/** Where the lesson belongs, how far one is with it, and how long it takes (CRS-LES-01). */
export function LessonHeader({ lesson }: { readonly lesson: Lesson }) {
  const duration = useDuration()(lesson.duration)
  const look = lessonRecipe()
  return (
    <div className={look.head}>
      <p className={look.where}>{[lesson.courseTitle, lesson.moduleTitle].filter(Boolean).join(' · ')}</p>
      <div className={look.facts}>
        <StatusBadge of="lesson" status={lesson.status} />
        {duration && <span className={css({ textStyle: 'caption', color: 'quiet' })}>{duration}</span>}
      </div>
    </div>
  )
}

/** What stands in the place of a video that there is none of, or none that could be played. */
export function NoVideo({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts(coursesTexts)
  return (
    <p className={css({ color: 'quiet' })}>
      {lesson.isVideoUnreadable ? t['lesson.videoUnreadable']() : t['lesson.noVideo']()}
    </p>
  )
}
