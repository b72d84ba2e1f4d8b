import { useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'

export function useDuration(): (duration: Lesson['duration']) => string | undefined {
  const t = useTexts(coursesTexts)
  const { number } = useFormats()
  return (duration) => {
    if (typeof duration !== 'number') return duration
    // Fractions and less than an hour are shown as they are.
    if (duration < 60 || !Number.isInteger(duration))
      return t['course.minutes']({ minutes: number(duration) })
    return t['course.hoursAndMinutes']({
      hours: number(Math.floor(duration / 60)),
      minutes: number(duration % 60),
    })
  }
}
