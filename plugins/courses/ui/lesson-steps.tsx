import { ButtonLink, chevronLeftIcon, chevronRightIcon, useTexts } from '@kernel'
import { coursesTexts } from '../texts'
import { lessonRecipe } from './lesson.recipe'

interface LessonStepsProps {
  /** Where each leads; nothing where there is no such lesson. */
  readonly previous: string | undefined
  readonly index: string | undefined
  readonly next: string | undefined
}

/** From lesson to lesson, and to all of them (CRS-LES-01). */
export function LessonSteps({ previous, index, next }: LessonStepsProps) {
  const t = useTexts(coursesTexts)
  return (
    <nav aria-label={t['lesson.steps']()} className={lessonRecipe().steps}>
      {/* Going back changes nothing (CRS-LES-02). */}
      <ButtonLink variant="soft" icon={chevronLeftIcon} to={previous} state={{ keepsStatus: true }}>
        {t['lesson.previous']()}
      </ButtonLink>
      <ButtonLink variant="quiet" to={index}>
        {t['lesson.index']()}
      </ButtonLink>
      <ButtonLink variant="soft" icon={chevronRightIcon} to={next}>
        {t['lesson.next']()}
      </ButtonLink>
    </nav>
  )
}
