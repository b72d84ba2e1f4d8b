import { useTexts } from '@kernel'
import {
  Button,
  ButtonLink,
  chevronLeftIcon,
  chevronRightIcon,
  Dialog,
  Icon,
  Progress,
  preloadDialog,
  useMedia,
  VisuallyHidden,
} from '@kernel/ui'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Course } from '../model/course'
import { type Lesson, LessonStatus } from '../model/lesson'
import { lessonsOf, numberOf, percentOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { LessonMark } from './lesson-mark'
import { LessonOutline } from './lesson-outline'
import { lessonsIcon } from './player-icons'
import { useLessonCount } from './use-lesson-count'

/** On phones it is at the bottom of the window, in the place of the tab bar. */
const styles = {
  root: css({
    row: true,
    gap: { base: '1', md: '2' },
    px: { base: '2', md: '3' },
    py: { base: '1.5', md: '2' },
    minH: '[calc({sizes.frame.bar} + 1px)]',
    bg: 'surface',
    borderTopWidth: '1px',
    '& a, & button': { whiteSpace: 'nowrap' },
    mdDown: {
      '& > a, & > button': { px: '2', gap: '1.5' },
      '& > a, & > span': { flexShrink: '0' },
      '& > span > button': { px: '1', gap: '1.5', minW: '[max-content]' },
      _tall: {
        position: 'fixed',
        insetInline: '0',
        bottom: '0',
        zIndex: 'bar',
        pb: '[calc(0.375rem + env(safe-area-inset-bottom))]',
        _touchTyping: { visibility: 'hidden' },
      },
    },
  }),
  previous: css({ mdDown: { minW: 'touch' } }),
  previousText: css({ mdDown: { display: 'none' } }),
  // Narrow screens have the list of lessons in a drawer instead.
  index: css({ lgDown: { display: 'none' }, fontVariantNumeric: 'tabular-nums' }),
  drawer: css({ lg: { display: 'none' }, minW: '0', fontVariantNumeric: 'tabular-nums' }),
  mark: css({
    ms: 'auto',
    minW: '0',
    flexShrink: '[1]',
    '& > [data-status]': { w: '[1.125rem]', h: '[1.125rem]', borderColor: 'accent.text' },
  }),
  markText: css({
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    mdDown: { whiteSpace: 'nowrap' },
    '&[data-completed]': { color: 'success' },
  }),
  next: css({ mdDown: { minW: 'touch' } }),
  // The longest words have no room on small phones.
  nextText: css({ '@media (width < 25rem)': { display: 'none' } }),
}

// The rows of lessons reach both edges of the dialog.
const content = css({ display: 'grid', gap: '3', '& > nav': { mx: '-4' } })

interface OutlineDrawerProps {
  readonly course: Course
  readonly current: Lesson
  /** Number of the lesson in the course, such as “5 of 13”. */
  readonly position: string
}

function OutlineDrawer({ course, current, position }: OutlineDrawerProps) {
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

interface LessonStepsProps {
  readonly course: Course
  readonly lesson: Lesson
  /** URL and title of the previous lesson; no URL when there is none. */
  readonly previous: string | undefined
  readonly previousTitle: string
  readonly index: string | undefined
  readonly next: string | undefined
  readonly nextTitle: string
  readonly onMark: () => void
}

export function LessonSteps(props: LessonStepsProps) {
  const { course, lesson, previous, previousTitle, index, next, nextTitle, onMark } = props
  const t = useTexts(coursesTexts)
  const isCompleted = lesson.status === LessonStatus.completed
  const position = t['lesson.position']({ number: numberOf(course, lesson), total: lessonsOf(course).length })
  // Phones have no room for the long words.
  const isNarrow = useMedia('(width < 48rem)')
  const markText = isCompleted
    ? t[isNarrow ? 'lesson.markedShort' : 'lesson.marked']()
    : t[isNarrow ? 'lesson.markShort' : 'lesson.markCompleted']()
  return (
    <nav aria-label={t['lesson.steps']()} className={styles.root}>
      {/* Opening the previous lesson does not change its status. */}
      <ButtonLink
        variant="quiet"
        icon={chevronLeftIcon}
        to={previous}
        state={{ keepsStatus: true }}
        title={previousTitle || undefined}
        aria-label={t['lesson.previous']()}
        className={styles.previous}
      >
        <span className={styles.previousText}>{t['lesson.previousShort']()}</span>
      </ButtonLink>
      <ButtonLink variant="quiet" icon={lessonsIcon} to={index} className={styles.index}>
        <span>{position}</span>
        <VisuallyHidden>{t['lesson.index']()}</VisuallyHidden>
      </ButtonLink>
      <OutlineDrawer course={course} current={lesson} position={position} />
      <Button
        variant={isCompleted ? 'quiet' : 'tonal'}
        aria-pressed={isCompleted}
        className={styles.mark}
        onClick={onMark}
      >
        <LessonMark status={isCompleted ? LessonStatus.completed : LessonStatus.notStarted} />
        <span data-completed={isCompleted || undefined} className={styles.markText}>
          {markText}
        </span>
      </Button>
      <ButtonLink
        to={next}
        title={nextTitle || undefined}
        aria-label={t['lesson.next']()}
        className={styles.next}
      >
        <span className={styles.nextText}>{t['lesson.nextShort']()}</span>
        <Icon of={chevronRightIcon} />
      </ButtonLink>
    </nav>
  )
}
