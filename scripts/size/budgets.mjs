/** What a cold visit of a screen may cost: bytes after brotli (1 kB = 1000 bytes), round trips for scripts in a row. */
const common = { js: 130_000, depth: 2 }

/**
 * Screens for which less is wanted, and those that do not come down to what is wanted of all: lists that go on for
 * ever, HTML that is cleaned, forms with pictures, the hub. They may not grow beyond what they are.
 */
const own = {
  '/user/login': { js: 120_000, css: 6_000 },
  '/course/mycourses': { js: 131_000 },
  '/shoppingCart': { js: 132_000 },
  '/group/create/:id': { js: 134_000 },
  '/group/create': { js: 138_000 },
  '/manageConnections': { js: 141_000 },
  '/course/:id': { js: 141_000 },
  '/user/profile': { js: 141_000 },
  '/course/learn/:id': { js: 143_000 },
  '/createPost': { js: 143_000 },
  '/editPost/:id': { js: 144_000 },
  '/lesson': { js: 146_000 },
  '/:id': { js: 150_000 },
  '/messages': { js: 165_000 },
  '/mypage': { js: 174_000 },
}

/**
 * What a cold visit of a route may cost.
 *
 * @param {string} path as its manifest states it
 * @returns {{ js: number, css?: number, depth: number }}
 */
export const budgetOf = (path) => ({ ...common, ...own[path] })
