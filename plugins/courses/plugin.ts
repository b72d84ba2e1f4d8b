import { definePlugin, fill, myPageSide, navbarStart, page, userMenu } from '@kernel'
import { keyboardShortcuts, linkCards } from '@kernel/parts'
import { courseIcon } from '@kernel/ui'
import { dataExports, landingHighlights } from '../accounts/contract'
import { cartItemDetails } from '../commerce/contract'
import { discoverRoute, discoverSections } from '../network/contract'
import { newcomerSteps } from '../posts/contract'
import { settingsSections } from '../preferences/contract'
import { publicPageDetails, publicPageSections } from '../public-page/contract'
import { searchSources } from '../search/contract'
import { courseRoute, learnRoute, lessonRoute, myCoursesRoute } from './contract'
import { playerKeys } from './model/player-keys'
import { coursesTexts } from './texts'

const text = coursesTexts.ref

const playerShortcuts = playerKeys.map(([segment, action], index) =>
  fill(keyboardShortcuts, {
    id: `courses/video-${action}`,
    order: 70 + index,
    segment,
    hasServerState: false,
    label: text(`player.key.${action}`),
    group: text('player.keys'),
    load: () => import('./ui/player-shortcut'),
  }),
)

export default definePlugin({
  id: 'courses',
  settings: () => import('./settings'),
  routes: [
    // `session: optional`: the course details are also readable with an expired token.
    page(courseRoute, {
      place: myCoursesRoute,
      session: 'optional',
      // `/course/enrolled` belongs to commerce and is never a course id (decision:unmatched-id-path).
      matchParams: ({ id }) => id !== 'enrolled',
      title: text('course.title'),
      preload: { path: '/api/course/ById/{id}' },
      load: () => import('./pages/course'),
    }),
    page(myCoursesRoute, {
      isKept: true,
      skeleton: 'cards',
      access: 'member',
      title: text('mine.title'),
      load: () => import('./pages/my-courses'),
    }),
    page(learnRoute, {
      place: myCoursesRoute,
      access: 'member',
      title: text('learn.title'),
      load: () => import('./pages/learn'),
    }),
    page(lessonRoute, {
      place: myCoursesRoute,
      hasSide: false,
      access: 'member',
      title: text('lesson.title'),
      load: () => import('./pages/lesson'),
    }),
  ],
  fills: [
    fill(linkCards, {
      id: 'courses/card',
      label: text('course.shared'),
      to: courseRoute,
      load: () => import('./ui/course-link'),
    }),
    fill(cartItemDetails, {
      id: 'courses/facts',
      order: 10,
      load: () => import('./ui/cart-facts'),
    }),
    fill(navbarStart, {
      id: 'courses/mine',
      order: 18,
      access: 'member',
      label: text('mine.place'),
      icon: courseIcon,
      to: myCoursesRoute,
    }),
    fill(userMenu, {
      id: 'courses/mine',
      order: 12,
      segment: 'desk',
      access: 'member',
      label: text('mine.title'),
      icon: courseIcon,
      to: myCoursesRoute,
    }),
    fill(myPageSide, {
      id: 'courses/continue',
      order: 33,
      segment: 'desk',
      access: 'member',
      label: text('continue.title'),
      icon: courseIcon,
      load: () => import('./ui/continue-panel'),
    }),
    fill(settingsSections, {
      id: 'courses/autoplay',
      order: 10,
      hasServerState: false,
      label: text('autoplay.title'),
      load: () => import('./ui/autoplay-setting'),
    }),
    fill(newcomerSteps, {
      id: 'courses/first',
      order: 30,
      label: text('newcomer.course'),
      detail: text('newcomer.course.detail'),
      to: discoverRoute,
      load: () => import('./ui/course-step'),
    }),
    fill(landingHighlights, {
      id: 'courses/latest',
      order: 20,
      load: () => import('./ui/highlighted-courses'),
    }),
    fill(discoverSections, {
      id: 'courses/discover',
      label: text('offered.title'),
      load: () => import('./ui/discover-courses'),
    }),
    fill(publicPageDetails, {
      id: 'courses/taught',
      load: () => import(/* webpackChunkName: 'offered' */ './ui/taught-courses'),
    }),
    fill(publicPageSections, {
      id: 'courses/offered',
      segment: 'courses',
      order: 10,
      label: text('offered.title'),
      badge: () => import(/* webpackChunkName: 'offered' */ './ui/offered-count'),
      load: () => import(/* webpackChunkName: 'offered' */ './ui/offered-courses'),
    }),
    fill(keyboardShortcuts, {
      id: 'courses/mine',
      order: 30,
      segment: 'g c',
      label: text('mine.title'),
      to: myCoursesRoute,
    }),
    ...playerShortcuts,
    fill(dataExports, {
      id: 'courses/courses',
      order: 50,
      access: 'member',
      label: text('mine.title'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-courses'),
    }),
    fill(searchSources, {
      id: 'courses/mine',
      order: 30,
      label: text('offered.title'),
      icon: courseIcon,
      load: () => import(/* webpackChunkName: 'search-sources' */ './ui/search-courses'),
    }),
    fill(searchSources, {
      id: 'courses/open',
      order: 35,
      label: text('lesson.outline'),
      icon: courseIcon,
      load: () => import(/* webpackChunkName: 'search-sources' */ './ui/search-open-course'),
    }),
    fill(dataExports, {
      id: 'courses/notes',
      order: 55,
      access: 'member',
      hasServerState: false,
      label: text('notes.title'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-notes'),
    }),
  ],
})
