/** The limits for a visit without cache: `js` in bytes after brotli, `depth` in sequential round trips for scripts. */
const visitor = { js: 140_000, depth: 2 }
const member = { js: 200_000, depth: 2 }

const visitorPaths =
  /^\/(?::id|course\/:id|user\/(?:login|logout|register|timeout|waitingList|activate\/.*))?$/

/** Screens above the general limits, with their current size as limit. */
const own = {
  '/': { js: 142_100 },
  '/user/login': { js: 148_800, css: 23_000 },
  '/user/logout': { js: 143_700 },
  '/user/register': { js: 152_400 },
  '/user/waitingList': { js: 141_100 },
  '/course/:id': { js: 177_200 },
  '/:id': { js: 194_100 },
  '/createPost': { js: 267_200 },
  '/editPost/:id': { js: 268_500 },
  '/lesson': { js: 202_700 },
  '/messages': { js: 206_200 },
  '/mypage': { js: 207_900 },
}

export const budgetFor = (path) => ({ ...(visitorPaths.test(path) ? visitor : member), ...own[path] })
