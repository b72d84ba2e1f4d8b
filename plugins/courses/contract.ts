import { api, type Id, route, slot, unwrap } from '@kernel'
import type { Money } from '@kernel/parts'

/** Route of the course details, open to visitors. */
export const courseRoute = route('courses/details', '/course/:id')
/** Route of the user's courses. */
export const myCoursesRoute = route('courses/mine', '/course/mycourses')
/** Route of the lessons of a course with progress; the parameter is the course id. */
export const learnRoute = route('courses/learn', '/course/learn/:id')
/** Route of one lesson, named by `?course=&lesson=`. */
export const lessonRoute = route('courses/lesson', '/lesson')

/** The fields of a course that plugins need to sell it. */
export interface OfferedCourse {
  readonly id: Id
  readonly title: string
  /** Cover image: stored file name or absolute URL; empty when there is none. */
  readonly picture: string
  /** Price without discount; undefined when the server sent no price. */
  readonly fullPrice: Money | undefined
  /** Price to pay; undefined when the server sent no price. */
  readonly discountPrice: Money | undefined
  /** Name of the instructor; empty when unknown. */
  readonly instructor?: string
  readonly lessonCount?: number
  /** Days of access after the purchase; 0 means unlimited. */
  readonly days?: number
}

/** Props of the contributions to the slots of a course. */
export interface CourseProps {
  readonly course: OfferedCourse
}

/**
 * Actions below the price of a course, such as enrolling. Users who have the course, or offer it, do not see them.
 * @place `/course/:id`: below the price
 * @example
 * fill(courseActions, { id: 'commerce/enroll', load: () => import('./ui/enroll-button') })
 */
export const courseActions = slot<CourseProps, 'component'>('courses/details.actions')

/** Props of the contributions to {@link firstCourses}. */
export interface FirstCoursesProps {
  /** Ids of the courses that the screen shows already: then others are offered, which the user does not have. */
  readonly without?: readonly Id[] | undefined
}

/**
 * Courses to begin with, where the user has none or few: in an empty list of courses or payments, an empty or short cart.
 * @place `/course/mycourses`, `/shoppingCart`, `/user/billing`: below the card of the list
 * @example
 * fill(firstCourses, { id: 'paths/first', load: () => import('./ui/suggested-paths') })
 */
export const firstCourses = slot<FirstCoursesProps, 'component'>('courses/first')

/**
 * Sections of the course details, below the lessons. The label of a section is its heading. Visitors also see them.
 * @place `/course/:id`: below the lessons
 * @example
 * fill(courseSections, { id: 'reviews/course', label, load: () => import('./ui/course-reviews') })
 */
export const courseSections = slot<CourseProps, 'section'>('courses/details.sections')

/**
 * At the bottom of the card of a course, in every list of courses.
 * @place `/course/mycourses`, `/discover`: the last line of a course card
 * @example
 * fill(courseCardFooter, { id: 'reviews/stars', load: () => import('./ui/stars') })
 */
export const courseCardFooter = slot<CourseProps, 'component' | 'link'>('courses/card.footer')

/** Props of the contributions to {@link lessonSections}. */
export interface LessonProps {
  readonly courseId: Id
  readonly lessonId: Id
  /** Title of the lesson; empty if the server sends none. */
  readonly title: string
  /**
   * Pauses the video, and returns path and name of the lesson at this time of it: `/lesson?course=7&lesson=3&at=75`,
   * `Slots · 1:15`.
   */
  readonly linkNow: () => { readonly to: string; readonly name: string }
}

/**
 * Below a lesson: its video, text and files.
 * @place `/lesson`: below the text
 * @example
 * fill(lessonSections, { id: 'quiz/lesson', load: () => import('./ui/quiz') })
 */
export const lessonSections = slot<LessonProps, 'component' | 'link'>('courses/lesson.sections')

/** The fields of a course as its author sets them. `currency` is an ISO 4217 code. */
export interface CourseDraft {
  /** Title of 1 to 200 characters. */
  title: string
  headline?: string
  instructor?: string
  /** Cover image: stored file name or absolute URL. */
  picture?: string
  /** Launch date in ISO 8601 with offset. */
  launchDate?: string
  hours?: number
  /** Days of access after the purchase. */
  limitedDaysAccess?: number
  /** Number of modules; `classes` is the number of lessons in all modules. */
  modules?: number
  classes?: number
  issueCertificate?: boolean
  /** Summary as HTML; `about` is also HTML. */
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
  /** Description as HTML. */
  description?: string
  order: number
  /** Duration in minutes, or a text that is shown unchanged. */
  duration?: string | number
  videoLink?: string
  /** Video provider: 1 is YouTube, 2 is Vimeo. */
  videoType?: 1 | 2
  attachments?: { url: string; description?: string }[]
}

/**
 * Creates a course. The product has no screen for it; deployments use a separate studio app or a plugin.
 *
 * @returns the answer of the server, normally the course; its content is not documented
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
