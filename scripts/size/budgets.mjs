/** The limits for a visit without cache: `js` in bytes after brotli, `depth` in sequential round trips for scripts. */
const common = { js: 130_000, depth: 2 }

/** Own limits of screens, which replace the common limits. Do not raise them. */
const own = {
  '/user/login': { js: 131_000, css: 12_000 },
  '/contact': { js: 133_000 },
  '/user/register': { js: 134_000 },
  '/course/enrolled': { js: 142_000 },
  '/checkout': { js: 143_000 },
  '/manageGroups': { js: 152_000 },
  '/user/billing': { js: 154_000 },
  '/course/mycourses': { js: 154_000 },
  '/shoppingCart': { js: 159_000 },
  '/group/create/:id': { js: 158_000 },
  '/group/create': { js: 160_000 },
  '/manageConnections': { js: 167_000 },
  '/course/:id': { js: 170_000 },
  '/user/profile': { js: 171_000 },
  '/course/learn/:id': { js: 171_000 },
  '/createPost': { js: 174_000 },
  '/editPost/:id': { js: 175_000 },
  '/lesson': { js: 186_000 },
  '/:id': { js: 179_000 },
  '/messages': { js: 181_000 },
  '/mypage': { js: 192_000 },
}

export const budgetFor = (path) => ({ ...common, ...own[path] })
