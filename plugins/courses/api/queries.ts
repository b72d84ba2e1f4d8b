import { apiQuery } from '@kernel'
import { readCourses, readOneCourse } from '../model/course'
import { createLimiter, limitCalls } from './create-limiter'

/**
 * Query of one course with its modules, also for visitors.
 *
 * @throws ApiError, available as `error` of the query
 */
export const courseQuery = (id: string) =>
  apiQuery('/api/course/ById/{id}', { init: { params: { path: { id } } }, read: readOneCourse })

const limit = createLimiter()

/**
 * Lists need many of these requests, so only a few run at once.
 * @throws ApiError, available as `error` of the query
 */
export const learningQuery = (id: string) =>
  limitCalls(
    apiQuery('/api/course/myCourseActivity/{id}', {
      init: { params: { path: { id } } },
      read: readOneCourse,
      keepOffline: true,
    }),
    limit,
  )

export const myCoursesQuery = () =>
  apiQuery('/api/course/myenrollments', { read: readCourses, keepOffline: true })

export const offeredCoursesQuery = (login: string) =>
  apiQuery('/api/Course/ByUserId/{login}', { init: { params: { path: { login } } }, read: readCourses })
