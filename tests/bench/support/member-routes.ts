import type { Destination } from './navigate'

/**
 * All member screens except those that end the session or create an order; `shows` selects an element that is visible
 * once the screen is usable. Ana's data has the same ids for every seed: see tests/browser/support/screen-list.ts.
 */
export const memberRoutes: readonly Destination[] = [
  { path: '/', shows: 'main h1' },
  { path: '/mypage', shows: '[role=feed] article' },
  { path: '/mypage?tab=mine', shows: '[role=feed] article' },
  { path: '/mypage?tab=people', shows: '[role=tabpanel] input' },
  { path: '/createPost', shows: '[role=dialog] textarea' },
  { path: '/editPost/2288', shows: '[role=dialog] textarea' },
  { path: '/manageConnections', shows: 'main [type=checkbox]' },
  { path: '/manageGroups', shows: 'main nav a' },
  { path: '/manageGroups?group=1418', shows: 'main section li' },
  { path: '/group/create', shows: 'main input' },
  { path: '/group/create/1418', shows: 'main input' },
  { path: '/messages', shows: 'main li a' },
  { path: '/messages?with=group-2895', shows: '[role=log] p' },
  { path: '/@bruno.carvalho', shows: 'main h1' },
  { path: '/course/1441', shows: 'main summary' },
  { path: '/course/mycourses', shows: 'main [role=progressbar]' },
  { path: '/course/learn/1495', shows: 'main [role=progressbar]' },
  { path: '/lesson?course=1479&lesson=1481', shows: 'main h1' },
  { path: '/shoppingCart', shows: 'main li' },
  { path: '/course/enrolled', shows: 'main h1' },
  { path: '/user/billing', shows: 'main li' },
  { path: '/user/profile', shows: 'main input' },
  { path: '/user/profile?panel=account', shows: 'main input' },
  { path: '/user/profile?panel=my-page', shows: 'main input' },
  { path: '/contact', shows: 'main textarea' },
  { path: '/user/timeout', shows: 'main h1' },
  { path: '/nobody/knows/this', shows: 'main h1' },
]
