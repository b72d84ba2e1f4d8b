import { apiQuery } from '@kernel'
import { readCourses } from '../model/course'

/** Query of the courses offered on a public page. */
export const offeredCoursesQuery = (login: string) =>
  apiQuery('/api/Course/ByUserId/{login}', { init: { params: { path: { login } } }, read: readCourses })
