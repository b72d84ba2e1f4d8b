import { parseUrl, readNumber } from '@kernel'
import type { Lesson } from './lesson'

/** Reads the position in the video from the URL, in seconds; links in notes contain it. */
export function readStart(text: string | null): number | undefined {
  const seconds = readNumber(text, Number.NaN)
  return seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined
}

/**
 * The time to which a link in the screen of a lesson leads.
 * @returns seconds, or undefined for links to anything else
 */
export function timeInLesson(href: string, { id, courseId }: Pick<Lesson, 'id' | 'courseId'>) {
  const url = parseUrl(href)
  if (url?.origin !== location.origin || url.pathname !== location.pathname) return undefined
  const [course, lesson] = [url.searchParams.get('course'), url.searchParams.get('lesson')]
  return course === String(courseId) && lesson === String(id)
    ? readStart(url.searchParams.get('at'))
    : undefined
}
