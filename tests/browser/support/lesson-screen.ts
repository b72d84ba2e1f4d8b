import type { Page } from '@playwright/test'
import { type EnrolledCourse, type EnrolledLesson, lessonsOf } from './course-data'
import { expect } from './fixtures'

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const outline = (page: Page) => page.getByRole('navigation', { name: 'Lessons' })
export const badge = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Not started|In progress|Completed|Done)$/)
    .first()
export const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })

export const lessonPath = (course: EnrolledCourse, lesson: EnrolledLesson) =>
  `/lesson?course=${course.id}&lesson=${lesson.id}`

/** Returns the first lesson of this video type in the course that Ana has not started. */
export const untouchedLesson = ([course]: readonly EnrolledCourse[], videoType: 1 | 2) =>
  findLesson(course, videoType)

/** Returns the first lesson of this video type, and the lesson after it. */
function findLesson(course: EnrolledCourse | undefined, videoType: 1 | 2) {
  if (!course) throw new Error('Ana has no such course.')
  const lessons = lessonsOf(course)
  const index = lessons.findIndex((lesson) => lesson.videoType === videoType)
  const [lesson, following] = [lessons[index], lessons[index + 1]]
  if (!lesson || !following) throw new Error(`No lesson of type ${videoType}.`)
  return { course, lesson, following }
}

export async function openPlayableLesson(page: Page, found: ReturnType<typeof findLesson>) {
  await page.goto(lessonPath(found.course, found.lesson))
  await expect(play(page)).toBeEnabled()
  return found
}
