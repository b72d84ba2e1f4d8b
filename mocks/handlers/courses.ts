import { createCourse, getCourse, listOfferedBy, updateCourse, withdrawCourse } from '../domain/courses'
import { getActivity, listEnrollments, recordProgress } from '../domain/learning'
import { member, open } from './operation'

export const coursesHandlers = [
  open('getCoursesByLogin', 'GET /api/Course/ByUserId/{login}', ({ world, path }) =>
    listOfferedBy(world, path.login),
  ),
  open('getCourse', 'GET /api/course/ById/{id}', ({ world, viewer, path }) =>
    getCourse(world, viewer, path.id),
  ),
  member('getCourseActivity', 'GET /api/course/myCourseActivity/{id}', ({ world, viewer, path }) =>
    getActivity(world, viewer, path.id),
  ),
  member('getEnrollments', 'GET /api/course/myenrollments', ({ world, viewer }) =>
    listEnrollments(world, viewer),
  ),
  member('createCourse', 'POST /api/course/Create', ({ world, viewer, body }) =>
    createCourse(world, viewer, body),
  ),
  member('updateCourse', 'POST /api/course/update', ({ world, viewer, body }) =>
    updateCourse(world, viewer, body),
  ),
  member('deleteCourse', 'POST /api/course/delete/{id}', ({ world, viewer, path }) =>
    withdrawCourse(world, viewer, path.id),
  ),
  member('updateLessonStatus', 'POST /api/lesson/updateStatus', ({ world, viewer, body }) =>
    recordProgress(world, viewer, body),
  ),
]
