import { useTexts } from '@kernel'
import { ButtonLink } from '@kernel/ui'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { CompletionLink } from './completion-link'
import { styles } from './lesson-end.styles'
import { Done } from './next-lesson'

interface LastLessonProps {
  readonly course: Course
  readonly lesson: Lesson
  /** URL of the list of lessons. */
  readonly index: string | undefined
}

/** Shown after the end of the last video of a course. */
export function LastLesson({ course, lesson, index }: LastLessonProps) {
  const t = useTexts(coursesTexts)
  return (
    <div className={styles.root}>
      <div role="status" className={styles.words}>
        <Done lesson={lesson} />
        <p className={styles.title}>{t['next.none']()}</p>
      </div>
      <div className={styles.actions}>
        <CompletionLink course={course} size="lg" />
        <ButtonLink size="lg" variant="soft" to={index}>
          {t['lesson.index']()}
        </ButtonLink>
      </div>
    </div>
  )
}
