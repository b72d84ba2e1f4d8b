import { useTexts } from '@kernel'
import {
  Button,
  ButtonLink,
  checkIcon,
  chevronLeftIcon,
  chevronRightIcon,
  Icon,
  VisuallyHidden,
} from '@kernel/ui'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'

interface LessonStepsProps {
  /** URL of the previous lesson; undefined when there is none. */
  readonly previous: string | undefined
  readonly index: string | undefined
  readonly next: string | undefined
  /** Number of the lesson in the course, from 1, and the number of lessons. */
  readonly number: number
  readonly total: number
  /** Whether the lesson is completed; then the link to the next one is emphasized. */
  readonly isCompleted: boolean
  readonly onMark: () => void
}

/** Bar with links to the previous and next lesson, the lesson's number and its status. */
export function LessonSteps({ previous, index, next, number, total, isCompleted, onMark }: LessonStepsProps) {
  const t = useTexts(coursesTexts)
  const styles = lessonRecipe()
  return (
    <nav aria-label={t['lesson.steps']()} className={styles.steps}>
      {/* Opening the previous lesson does not change its status. */}
      <ButtonLink
        variant="soft"
        icon={chevronLeftIcon}
        to={previous}
        state={{ keepsStatus: true }}
        aria-label={t['lesson.previous']()}
        className={styles.previous}
      >
        {t['lesson.previousShort']()}
      </ButtonLink>
      <ButtonLink variant="quiet" to={index} className={styles.index}>
        <span>{t['lesson.position']({ number, total })}</span>
        <VisuallyHidden>{t['lesson.index']()}</VisuallyHidden>
      </ButtonLink>
      <Button
        variant={isCompleted ? 'quiet' : 'solid'}
        icon={isCompleted ? undefined : checkIcon}
        className={styles.mark}
        onClick={onMark}
      >
        {isCompleted ? t['lesson.markNotCompleted']() : t['lesson.markCompleted']()}
      </Button>
      <ButtonLink
        variant={isCompleted ? 'solid' : 'soft'}
        to={next}
        aria-label={t['lesson.next']()}
        className={styles.next}
      >
        {t['lesson.nextShort']()}
        <Icon of={chevronRightIcon} />
      </ButtonLink>
    </nav>
  )
}
