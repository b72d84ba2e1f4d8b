import { apiQuery } from '@kernel'
import { readOneCourse } from '../model/course'

/**
 * Query of one course with its modules, also for visitors.
 *
 * @throws ApiError, available as `error` of the query
 */
export const courseQuery = (id: string) =>
  apiQuery('/api/course/ById/{id}', { init: { params: { path: { id } } }, read: readOneCourse })
