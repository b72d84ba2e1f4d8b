import { useTexts } from '@kernel'
import { ButtonLink, chevronLeftIcon, chevronRightIcon, Icon } from '@kernel/ui'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'

interface LessonStepsProps {
  /** Where each leads; nothing where there is no such lesson. */
  readonly previous: string | undefined
  readonly index: string | undefined
  readonly next: string | undefined
  /** The lesson is done: to go on is what one is here for. */
  readonly isCompleted: boolean
}

/** From lesson to lesson, and to all of them (CRS-LES-01). */
export function LessonSteps({ previous, index, next, isCompleted }: LessonStepsProps) {
  const t = useTexts(coursesTexts)
  const look = lessonRecipe()
  return (
    <nav aria-label={t['lesson.steps']()} className={look.steps}>
      {/* Going back changes nothing (CRS-LES-02). */}
      <ButtonLink
        variant="soft"
        icon={chevronLeftIcon}
        to={previous}
        state={{ keepsStatus: true }}
        className={look.previous}
      >
        {t['lesson.previous']()}
      </ButtonLink>
      <ButtonLink variant="quiet" to={index} className={look.index}>
        {t['lesson.index']()}
      </ButtonLink>
      <ButtonLink variant={isCompleted ? 'solid' : 'soft'} to={next} className={look.next}>
        {t['lesson.next']()}
        <Icon of={chevronRightIcon} />
      </ButtonLink>
    </nav>
  )
}
