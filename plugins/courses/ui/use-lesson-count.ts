import { useTexts } from '@kernel'
import type { Lesson } from '../model/lesson'
import { completedIn } from '../model/progress'
import { coursesTexts } from '../texts'

/**
 * Returns a function that tells how many of the lessons are completed, or only how many there are while none is: a zero
 * in every module would be no news. The short form leaves out what is counted.
 */
export function useLessonCount(): (lessons: readonly Lesson[], isShort?: boolean) => string {
  const t = useTexts(coursesTexts)
  return (lessons, isShort = false) => {
    const [completed, total] = [completedIn(lessons), lessons.length]
    if (completed === 0) return t['course.lessons']({ count: total })
    return isShort
      ? t['lesson.position']({ number: completed, total })
      : t['learn.count']({ completed, total })
  }
}
