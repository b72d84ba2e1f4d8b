import { apiQuery } from '@kernel'
import { readOneCourse } from '../model/course'
import { createLimiter } from './create-limiter'

const limit = createLimiter()

/**
 * Query of one of the user's courses with progress (CRS-LEARN-01). Lists need many of these requests, so only a
 * few run at once.
 *
 * @throws ApiError, available as `error` of the query
 */
export function learningQuery(id: string) {
  const query = apiQuery('/api/course/myCourseActivity/{id}', {
    init: { params: { path: { id } } },
    read: readOneCourse,
  })
  const { queryFn: queryFromApi } = query
  if (typeof queryFromApi !== 'function') return query
  const queryFn: typeof queryFromApi = (context) => limit(() => queryFromApi(context), context.signal)
  return { ...query, queryFn }
}
