import { fetchCourses, lessonsOf } from '../../browser/support/course-data'
import type { FaultCase } from '../fault-case'

const unknown = { says: 'There is no such course' } as const
const notMine = { says: 'You are not enrolled in this course' } as const

export const coursesCases: readonly FaultCase[] = [
  {
    operation: 'getCoursesByLogin',
    path: '/@ana.martins',
    done: (page) => page.getByRole('region', { name: 'Courses' }).getByRole('listitem'),
    but: { null: { shows: 'No courses yet' }, empty: { shows: 'No courses yet' } },
  },
  {
    operation: 'getCourse',
    path: '/course/1441',
    done: (page) => page.getByRole('heading', { level: 1, name: 'Guitar for late beginners' }),
    but: { '400': unknown, '404': unknown, null: unknown, empty: unknown },
  },
  {
    operation: 'getCourseActivity',
    as: 'ana',
    path: '/course/learn/1495',
    says: 'Error getting course Activity',
    done: (page) => page.getByRole('heading', { level: 1, name: 'A balcony that feeds you' }),
    but: { '403': notMine, '404': notMine, null: notMine, empty: notMine },
  },
  {
    operation: 'getEnrollments',
    as: 'ana',
    path: '/course/mycourses',
    done: (page) => page.getByRole('main').getByRole('listitem'),
    but: { null: { shows: 'You have no courses yet' }, empty: { shows: 'You have no courses yet' } },
  },
  {
    operation: 'updateLessonStatus',
    as: 'ana',
    path: async ({ page, token }) => {
      const [course] = await fetchCourses(page, token)
      return `/lesson?course=${course?.id}&lesson=${course && lessonsOf(course)[0]?.id}`
    },
    ready: ({ page }) => page.getByText('In progress').first().waitFor(),
    act: ({ page }) => page.getByRole('button', { name: 'Mark as completed' }).click(),
    says: 'Your progress could not be saved',
    done: (page) => page.getByRole('button', { name: 'Mark as not completed' }),
  },
]
