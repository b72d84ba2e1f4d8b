import { definePlugin, fill, myPageSide, page } from '@kernel'
import { courseIcon } from '@kernel/ui'
import { publicPageSections } from '../public-page/contract'
import { courseRoute, learnRoute, lessonRoute, myCoursesRoute } from './contract'
import { coursesTexts } from './texts'

const text = coursesTexts.ref

export default definePlugin({
  id: 'courses',
  settings: () => import('./settings'),
  routes: [
    // `session: optional`: the course details are also readable with an expired token.
    page(courseRoute, {
      session: 'optional',
      // `/course/enrolled` belongs to commerce and is never a course id (KRN-ROUTE-03,
      // decision:unmatched-id-path).
      matchParams: ({ id }) => id !== 'enrolled',
      title: text('course.title'),
      preload: { path: '/api/course/ById/{id}' },
      load: () => import('./pages/course'),
    }),
    page(myCoursesRoute, {
      access: 'member',
      title: text('mine.title'),
      load: () => import('./pages/my-courses'),
    }),
    page(learnRoute, { access: 'member', title: text('learn.title'), load: () => import('./pages/learn') }),
    page(lessonRoute, {
      access: 'member',
      title: text('lesson.title'),
      load: () => import('./pages/lesson'),
    }),
  ],
  fills: [
    fill(myPageSide, {
      id: 'courses/mine',
      order: 50,
      access: 'member',
      label: text('mine.title'),
      icon: courseIcon,
      to: myCoursesRoute,
    }),
    fill(publicPageSections, {
      id: 'courses/offered',
      segment: 'courses',
      order: 10,
      label: text('offered.title'),
      load: () => import('./ui/offered-courses'),
    }),
  ],
})
