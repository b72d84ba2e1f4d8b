import { api, type Id, route, slot, unwrap } from '@kernel'
import type { Money } from '@kernel/parts'

/** Course details, open to visitors (CRS-DET-01). */
export const courseRoute = route('courses/details', '/course/:id')
/** The user's courses (CRS-MY-01). */
export const myCoursesRoute = route('courses/mine', '/course/mycourses')
/** The lessons of a course with progress; the parameter is the course id (CRS-LEARN-01). */
export const learnRoute = route('courses/learn', '/course/learn/:id')
/** One lesson, as `?course=&lesson=` (CRS-LES-01). */
export const lessonRoute = route('courses/lesson', '/lesson')

/** A course as plugins that sell it need it. */
export interface OfferedCourse {
  readonly id: Id
  readonly title: string
  /** Stored file name or absolute URL; empty when there is none. */
  readonly picture: string
  /** Undefined when the server sent no price. */
  readonly fullPrice: Money | undefined
  /** The price to pay. */
  readonly discountPrice: Money | undefined
}

/**
 * Actions below the price of a course, such as enrolling (CRS-DET-02). Not rendered for users who have the course.
 *
 * @example
 * fill(courseActions, { id: 'commerce/enroll', load: () => import('./ui/enroll-button') })
 */
export const courseActions = slot<{ readonly course: OfferedCourse }>('courses/details.actions')

/** The fields of a course as its author sets them. `currency` is an ISO 4217 code. */
export interface CourseDraft {
  /** 1 to 200 characters. */
  title: string
  headline?: string
  instructor?: string
  /** Stored file name or absolute URL. */
  picture?: string
  /** ISO 8601 with offset. */
  launchDate?: string
  hours?: number
  /** Days of access after the purchase. */
  limitedDaysAccess?: number
  /** Number of modules, and of lessons in all modules. */
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

/** The fields of a lesson; an existing lesson keeps its `id`. */
export interface LessonDraft {
  id?: Id
  title: string
  /** HTML. */
  description?: string
  order: number
  /** Minutes, or a text shown unchanged. */
  duration?: string | number
  videoLink?: string
  /** 1 YouTube, 2 Vimeo. */
  videoType?: 1 | 2
  attachments?: { url: string; description?: string }[]
}

/**
 * Creates a course. The product has no screen for it; deployments use the studio or a plugin.
 *
 * @returns the course, or another answer of the server (undocumented)
 * @throws ApiError
 * @example
 * await createCourse({ title: 'Ceramics for beginners', fullPrice: 120, currency: 'EUR' })
 */
export const createCourse = (course: CourseDraft): Promise<unknown> =>
  unwrap(api.POST('/api/course/Create', { body: course }))

/**
 * Changes one of the user's courses. Send all fields: the effect of omitted ones is undocumented.
 *
 * @throws ApiError
 */
export const updateCourse = (course: CourseDraft & { id: Id }): Promise<unknown> =>
  unwrap(api.POST('/api/course/update', { body: course }))

/**
 * Withdraws one of the user's courses; enrolled users keep it.
 *
 * @throws ApiError
 */
export const deleteCourse = (id: Id): Promise<unknown> =>
  unwrap(api.POST('/api/course/delete/{id}', { params: { path: { id } } }))
