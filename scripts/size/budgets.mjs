/** What a cold visit of a screen may cost: bytes after brotli (1 kB = 1000 bytes), round trips for scripts in a row. */
const common = { js: 130_000, depth: 2 }

/**
 * Screens for which less is wanted, and those that do not come down to what is wanted of all: lists that go on for
 * ever, HTML that is cleaned, forms with pictures, the hub. They may not grow beyond what they are.
 */
const own = {
  '/user/login': { js: 128_000, css: 7_000 },
  '/course/enrolled': { js: 139_000 },
  '/checkout': { js: 139_000 },
  '/manageGroups': { js: 135_000 },
  '/user/billing': { js: 138_000 },
  '/course/mycourses': { js: 138_000 },
  '/shoppingCart': { js: 142_000 },
  '/group/create/:id': { js: 142_000 },
  '/group/create': { js: 145_000 },
  '/manageConnections': { js: 149_000 },
  '/course/:id': { js: 154_000 },
  '/user/profile': { js: 149_000 },
  '/course/learn/:id': { js: 154_000 },
  '/createPost': { js: 153_000 },
  '/editPost/:id': { js: 154_000 },
  '/lesson': { js: 158_000 },
  '/:id': { js: 161_000 },
  '/messages': { js: 175_000 },
  '/mypage': { js: 184_000 },
}

/**
 * What a cold visit of a route may cost.
 *
 * @param {string} path as its manifest states it
 * @returns {{ js: number, css?: number, depth: number }}
 */
export const budgetFor = (path) => ({ ...common, ...own[path] })
