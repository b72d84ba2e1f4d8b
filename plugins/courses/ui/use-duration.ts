import { useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import type { Lesson } from '../model/lesson'
import { coursesTexts } from '../texts'

/** Returns a function that formats the duration of a lesson; undefined when unknown. */
export function useDuration(): (duration: Lesson['duration']) => string | undefined {
  const t = useTexts(coursesTexts)
  const { number } = useFormats()
  return (duration) =>
    typeof duration === 'number' ? t['course.minutes']({ minutes: number(duration) }) : duration
}
