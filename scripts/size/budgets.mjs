/** The budget of a cold visit: bytes after brotli (1 kB = 1000 bytes), sequential round trips for scripts. */
const common = { js: 130_000, depth: 2 }

/**
 * Screens with a stricter budget, and screens that need more: infinite lists, sanitized HTML, forms with
 * images, my page. They must not grow.
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

export const budgetFor = (path) => ({ ...common, ...own[path] })
