import { apiQuery } from '@kernel'
import { readOneCourse } from '../model/course'

/** A course of the person's own with their progress (CRS-LEARN-01). @throws ApiError into the query */
export const learningQuery = (id: string) =>
  apiQuery('/api/course/myCourseActivity/{id}', { init: { params: { path: { id } } }, read: readOneCourse })
