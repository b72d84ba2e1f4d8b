import { apiQuery } from '@kernel'
import { readOneCourse } from '../model/course'
import { createLimiter, limitCalls } from './create-limiter'

const limit = createLimiter()

/**
 * Query of one of the user's courses with progress. Lists need many of these requests, so only a
 * few run at once.
 *
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
