import { useTexts } from '@kernel'
import { ButtonLink, chevronLeftIcon, chevronRightIcon, Icon } from '@kernel/ui'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'

interface LessonStepsProps {
  /** URL of the previous lesson; undefined when there is none. */
  readonly previous: string | undefined
  readonly index: string | undefined
  readonly next: string | undefined
  /** Whether the lesson is completed; then the link to the next one is emphasized. */
  readonly isCompleted: boolean
}

/** Links to the previous and next lesson and to the lesson list (CRS-LES-01). */
export function LessonSteps({ previous, index, next, isCompleted }: LessonStepsProps) {
  const t = useTexts(coursesTexts)
  const styles = lessonRecipe()
  return (
    <nav aria-label={t['lesson.steps']()} className={styles.steps}>
      {/* Opening the previous lesson does not change its status (CRS-LES-02). */}
      <ButtonLink
        variant="soft"
        icon={chevronLeftIcon}
        to={previous}
        state={{ keepsStatus: true }}
        className={styles.previous}
      >
        {t['lesson.previous']()}
      </ButtonLink>
      <ButtonLink variant="quiet" to={index} className={styles.index}>
        {t['lesson.index']()}
      </ButtonLink>
      <ButtonLink variant={isCompleted ? 'solid' : 'soft'} to={next} className={styles.next}>
        {t['lesson.next']()}
        <Icon of={chevronRightIcon} />
      </ButtonLink>
    </nav>
  )
}
