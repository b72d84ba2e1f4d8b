import type { Page } from '@playwright/test'

/** Of a lesson what a test needs to know. */
export interface EnrolledLesson {
  readonly id: number
  readonly title: string
  readonly videoType: 1 | 2
  readonly lessonProgressStatus: 1 | 2 | 3
  readonly attachments: readonly { readonly url: string; readonly description: string }[]
}

/** A course that somebody is enrolled in, as the mock server tells it. */
export interface EnrolledCourse {
  readonly id: number
  readonly title: string
  readonly courseModules: readonly { readonly title: string; readonly lessons: readonly EnrolledLesson[] }[]
}

/**
 * The courses of the person who is signed in, in the order in which the mock world enrols Ana: untouched, begun, half
 * done and done.
 */
export async function fetchCourses(page: Page, token: string): Promise<readonly EnrolledCourse[]> {
  const get = async (path: string) =>
    (await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })).json()
  const mine: readonly { id: number }[] = await get('/api/course/myenrollments')
  return Promise.all(mine.map(({ id }) => get(`/api/course/myCourseActivity/${id}`)))
}

/** All lessons of a course in their order. */
export const lessonsOf = ({ courseModules }: EnrolledCourse): readonly EnrolledLesson[] =>
  courseModules.flatMap(({ lessons }) => lessons)
