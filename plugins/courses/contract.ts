import { type Id, type Money, route, slot } from '@kernel'

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
