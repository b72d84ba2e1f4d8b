import { fetchCourses, lessonsOf } from '../../browser/support/course-data'
import type { FaultCase } from '../fault-case'

const unknown = { message: 'Course not found' } as const
const notMine = { message: 'You’re not enrolled in this course' } as const

export const coursesCases: readonly FaultCase[] = [
  {
    operation: 'getCoursesByLogin',
    path: '/@ana.martins',
    success: (page) => page.getByRole('region', { name: 'Courses' }).getByRole('listitem'),
    exceptions: { null: { screenText: 'No courses yet' }, empty: { screenText: 'No courses yet' } },
  },
  {
    operation: 'getCourse',
    path: '/course/1441',
    success: (page) => page.getByRole('heading', { level: 1, name: 'Guitar for late beginners' }),
    exceptions: { '400': unknown, '404': unknown, null: unknown, empty: unknown },
  },
  {
    operation: 'getCourseActivity',
    account: 'ana',
    path: '/course/learn/1495',
    message: 'Error getting course Activity',
    success: (page) => page.getByRole('heading', { level: 1, name: 'A balcony that feeds you' }),
    exceptions: { '403': notMine, '404': notMine, null: notMine, empty: notMine },
  },
  {
    operation: 'getEnrollments',
    account: 'ana',
    path: '/course/mycourses',
    success: (page) => page.getByRole('main').getByRole('listitem'),
    exceptions: {
      null: { screenText: 'You don’t have any courses yet' },
      empty: { screenText: 'You don’t have any courses yet' },
    },
  },
  {
    operation: 'updateLessonStatus',
    account: 'ana',
    path: async ({ page, token }) => {
      const [course] = await fetchCourses(page, token)
      return `/lesson?course=${course?.id}&lesson=${course && lessonsOf(course)[0]?.id}`
    },
    prepare: ({ page }) => page.getByText('In progress').first().waitFor(),
    act: ({ page }) => page.getByRole('button', { name: 'Mark as completed' }).click(),
    message: 'Your progress couldn’t be saved',
    unsure: 'We don’t know if your progress was saved',
    success: (page) => page.getByRole('button', { name: 'Completed', exact: true }),
  },
]
