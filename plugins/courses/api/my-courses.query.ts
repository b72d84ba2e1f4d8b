import { apiQuery } from '@kernel'
import { readCourses } from '../model/course'

/** Query of the courses in which the user is enrolled. */
export const myCoursesQuery = () =>
  apiQuery('/api/course/myenrollments', { read: readCourses, keepOffline: true })
