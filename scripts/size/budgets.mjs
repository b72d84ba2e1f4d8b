/** The limits for a visit without cache: `js` in bytes after brotli, `depth` in sequential round trips for scripts. */
const visitor = { js: 140_000, depth: 2 }
const member = { js: 200_000, depth: 2 }

const visitorPaths =
  /^\/(?::id|course\/:id|user\/(?:login|logout|register|timeout|waitingList|activate\/.*))?$/

/** Screens above the general limits, with their current size as limit. */
const own = {
  '/user/login': { js: 147_200, css: 23_000 },
  '/user/logout': { js: 141_400 },
  '/user/register': { js: 152_200 },
  '/user/timeout': { js: 145_900 },
  '/course/:id': { js: 177_600 },
  '/:id': { js: 194_600 },
  '/createPost': { js: 268_200 },
  '/editPost/:id': { js: 269_500 },
  '/mypage': { js: 207_800 },
}

export const budgetFor = (path) => ({ ...(visitorPaths.test(path) ? visitor : member), ...own[path] })
