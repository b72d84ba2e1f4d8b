import { apiQuery } from '@kernel'
import { readOneCourse } from '../model/course'
import { createLimiter } from './create-limiter'

const inTurn = createLimiter()

/**
 * A course of the person's own with their progress (CRS-LEARN-01). Lists ask for many of them: a few are under way at
 * once, and the one that was asked for last is the next. @throws ApiError into the query
 */
export function learningQuery(id: string) {
  const query = apiQuery('/api/course/myCourseActivity/{id}', {
    init: { params: { path: { id } } },
    read: readOneCourse,
  })
  const { queryFn: read } = query
  if (typeof read !== 'function') return query
  const queryFn: typeof read = (context) => inTurn(() => read(context), context.signal)
  return { ...query, queryFn }
}
