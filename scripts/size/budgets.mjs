/** The limits for a visit without cache: `js` in bytes after brotli, `depth` in sequential round trips for scripts. */
const visitor = { js: 130_000, depth: 2 }
const member = { js: 180_000, depth: 2 }

const visitorPaths =
  /^\/(?::id|course\/:id|user\/(?:login|logout|register|timeout|waitingList|activate\/.*))?$/

/** Screens above the general limits, with their current size as limit. */
const own = {
  '/': { js: 135_200 },
  '/user/activate/:token*': { js: 134_300 },
  '/user/activate/error': { js: 133_800 },
  '/user/activate/instructions': { js: 134_000 },
  '/user/activate/success': { js: 133_800 },
  '/user/timeout': { js: 132_900 },
  '/user/waitingList': { js: 132_900 },
  '/user/login': { js: 142_100, css: 15_100 },
  '/user/logout': { js: 136_000 },
  '/user/register': { js: 145_100 },
  '/course/:id': { js: 169_300 },
  '/:id': { js: 180_800 },
  '/createPost': { js: 190_600 },
  '/editPost/:id': { js: 191_500 },
  '/lesson': { js: 190_800 },
  '/settings': { js: 195_900 },
  '/user/profile': { js: 185_000 },
  '/messages': { js: 196_300 },
  '/mypage': { js: 212_900 },
}

export const budgetFor = (path) => ({ ...(visitorPaths.test(path) ? visitor : member), ...own[path] })
