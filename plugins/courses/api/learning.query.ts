import { apiQuery } from '@kernel'
import { readOneCourse } from '../model/course'
import { createLimiter } from './create-limiter'

const limit = createLimiter()

/**
 * A course of the user with progress (CRS-LEARN-01). Lists request many: see `createLimiter`. @throws ApiError
 * into the query
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
