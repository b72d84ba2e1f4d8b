import { useTexts } from '@kernel'
import { Button, Dialog, Progress, preloadDialog, VisuallyHidden } from '@kernel/ui'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { lessonsOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { LessonOutline } from './lesson-outline'
import { styles } from './lesson-steps.styles'
import { lessonsIcon } from './player-icons'
import { useLessonCount } from './use-lesson-count'

// The rows of lessons reach both edges of the dialog.
const content = css({ display: 'grid', gap: '3', '& > nav': { mx: '-4' } })

interface OutlineDrawerProps {
  readonly course: Course
  readonly current: Lesson
  /** Number of the lesson in the course, such as “5 of 13”. */
  readonly position: string
}

export function OutlineDrawer({ course, current, position }: OutlineDrawerProps) {
  const t = useTexts(coursesTexts)
  const lessonCount = useLessonCount()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <span className={styles.drawer}>
      <Button
        variant="quiet"
        icon={lessonsIcon}
        aria-haspopup="dialog"
        onPointerEnter={() => void preloadDialog()}
        onClick={() => setIsOpen(true)}
      >
        <span>{position}</span>
        <VisuallyHidden>{t['lesson.index']()}</VisuallyHidden>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t['lesson.outline']()}>
        <div className={content}>
          <Progress label={lessonCount(lessonsOf(course))} percent={percentOf(course)} />
          <LessonOutline course={course} current={current} onSelect={close} />
        </div>
      </Dialog>
    </span>
  )
}
