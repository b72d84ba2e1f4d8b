import { api, type Id, route, slot, unwrap } from '@kernel'
import type { Money } from '@kernel/parts'

/** What there is to know of a course before it is bought; open to visitors (CRS-DET-01). */
export const courseRoute = route('courses/details', '/course/:id')
/** The courses somebody is enrolled in (CRS-MY-01). */
export const myCoursesRoute = route('courses/mine', '/course/mycourses')
/** The lessons of a course with one's progress; the parameter is the course's id (CRS-LEARN-01). */
export const learnRoute = route('courses/learn', '/course/learn/:id')
/** One lesson, which the address names as `?course=&lesson=` (CRS-LES-01). */
export const lessonRoute = route('courses/lesson', '/lesson')

/** A course as whoever sells it needs it. */
export interface OfferedCourse {
  readonly id: Id
  readonly title: string
  /** A stored name or a whole address; empty where there is none. */
  readonly picture: string
  /** Nothing where the server gave no price. */
  readonly fullPrice: Money | undefined
  /** What is to be paid. */
  readonly discountPrice: Money | undefined
}

/**
 * What can be done with a course beside its price: enrolling (CRS-DET-02). With nobody filling it the course is shown
 * without a way to get it. It is not asked for somebody who has the course already.
 *
 * @example
 * fill(courseActions, { id: 'commerce/enroll', load: () => import('./ui/enroll-button') })
 */
export const courseActions = slot<{ readonly course: OfferedCourse }>('courses/details.actions')

/** What an author says about a course; prices are in the course's currency, a code of ISO 4217. */
export interface CourseDraft {
  /** 1 to 200 characters. */
  title: string
  headline?: string
  instructor?: string
  /** A stored name or a whole address. */
  picture?: string
  /** ISO 8601 with an offset. */
  launchDate?: string
  hours?: number
  /** Days of access after the purchase. */
  limitedDaysAccess?: number
  /** How many modules, and how many lessons in all of them. */
  modules?: number
  classes?: number
  issueCertificate?: boolean
  /** HTML. */
  summary?: string
  about?: string
  fullPrice?: number
  discountPrice?: number
  currency?: string
  courseModules?: { title: string; description?: string; order: number; lessons: LessonDraft[] }[]
}

/** What an author says about a lesson. One that is there already keeps its id. */
export interface LessonDraft {
  id?: Id
  title: string
  /** HTML. */
  description?: string
  order: number
  /** Minutes, or a text shown as it is. */
  duration?: string | number
  videoLink?: string
  /** 1 YouTube, 2 Vimeo. */
  videoType?: 1 | 2
  attachments?: { url: string; description?: string }[]
}

/**
 * Offers a course. The product has no screen for it: courses are written in the studio, or by a plugin of the deployment.
 *
 * @returns the course as the server has it, or what else it answers, which is not documented
 * @throws ApiError
 * @example
 * await createCourse({ title: 'Ceramics for beginners', fullPrice: 120, currency: 'EUR' })
 */
export const createCourse = (course: CourseDraft): Promise<unknown> =>
  unwrap(api.POST('/api/course/Create', { body: course }))

/**
 * Changes a course of one's own. What a server makes of a field that is left out is not documented: send them all.
 *
 * @throws ApiError
 */
export const updateCourse = (course: CourseDraft & { id: Id }): Promise<unknown> =>
  unwrap(api.POST('/api/course/update', { body: course }))

/**
 * Withdraws a course of one's own; who is enrolled keeps it.
 *
 * @throws ApiError
 */
export const deleteCourse = (id: Id): Promise<unknown> =>
  unwrap(api.POST('/api/course/delete/{id}', { params: { path: { id } } }))
