import { useTexts } from '@kernel'
import { Dialog, IconButton, menuIcon, preloadDialog } from '@kernel/ui'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'
import { LessonOutline } from './lesson-outline'

const smallScreens = css({ lg: { display: 'none' } })

interface OutlineDrawerProps {
  readonly course: Course
  readonly current: Lesson
}

/** Drawer with the lesson outline, for screens too narrow to show it beside the video. */
export function OutlineDrawer({ course, current }: OutlineDrawerProps) {
  const t = useTexts(coursesTexts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <span className={smallScreens}>
      <IconButton
        icon={menuIcon}
        label={t['lesson.outline']()}
        aria-haspopup="dialog"
        onPointerEnter={() => void preloadDialog()}
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={close} title={t['lesson.outline']()}>
        <LessonOutline course={course} current={current} onSelect={close} />
      </Dialog>
    </span>
  )
}
