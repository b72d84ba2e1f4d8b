import { useTexts } from '@kernel'
import {
  Button,
  ButtonLink,
  chevronLeftIcon,
  chevronRightIcon,
  Icon,
  useMedia,
  VisuallyHidden,
} from '@kernel/ui'
import type { Course } from '../model/course'
import { type Lesson, LessonStatus } from '../model/lesson'
import { lessonsOf, numberOf } from '../model/progress'
import { coursesTexts } from '../texts'
import { LessonMark } from './lesson-mark'
import { styles } from './lesson-steps.styles'
import { OutlineDrawer } from './outline-drawer'
import { lessonsIcon } from './player-icons'

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
