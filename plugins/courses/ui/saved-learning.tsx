import { useCode } from '@kernel'
import { useUnit } from 'effector-react'
import { savedLearning } from '../model/saved-learning'

const loadList = () => import('./saved-learning.lazy')

/** What the user starred; nothing without stars. @param hasLessons whether lessons are listed, too */
export function SavedLearning({ hasLessons = false }: { readonly hasLessons?: boolean }) {
  const { courses, lessons } = useUnit(savedLearning.$value)
  const shown = { courses, lessons: hasLessons ? lessons : [] }
  const isAny = shown.courses.length + shown.lessons.length > 0
  const { code } = useCode(loadList, isAny)
  return isAny && code ? <code.default {...shown} /> : null
}
