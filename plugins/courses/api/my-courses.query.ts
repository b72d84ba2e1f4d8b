import { apiQuery } from '@kernel'
import { readCourses } from '../model/course'

/** The courses that the person is enrolled in (CRS-MY-01). */
export const myCoursesQuery = () => apiQuery('/api/course/myenrollments', { read: readCourses })
