import type { Page } from '@playwright/test'

export interface EnrolledLesson {
  readonly id: number
  readonly title: string
  readonly videoType: 1 | 2
  readonly lessonProgressStatus: 1 | 2 | 3
  readonly attachments: readonly { readonly url: string; readonly description: string }[]
}

export interface EnrolledCourse {
  readonly id: number
  readonly title: string
  readonly courseModules: readonly { readonly title: string; readonly lessons: readonly EnrolledLesson[] }[]
}

/** Fetches the courses of a member. Ana's courses are in this order: not started, started, half completed and completed. */
export async function fetchCourses(page: Page, token: string): Promise<readonly EnrolledCourse[]> {
  const get = async (path: string) =>
    (await page.request.get(path, { headers: { Authorization: `Bearer ${token}` } })).json()
  const mine: readonly { id: number }[] = await get('/api/course/myenrollments')
  return Promise.all(mine.map(({ id }) => get(`/api/course/myCourseActivity/${id}`)))
}

export const lessonsOf = ({ courseModules }: EnrolledCourse): readonly EnrolledLesson[] =>
  courseModules.flatMap(({ lessons }) => lessons)
