/** The limits for a visit without cache: `js` in bytes after brotli, `depth` in sequential round trips for scripts. */
const visitor = { js: 140_000, depth: 2 }
const member = { js: 200_000, depth: 2 }

const visitorPaths =
  /^\/(?::id|course\/:id|user\/(?:login|logout|register|timeout|waitingList|activate\/.*))?$/

/** Screens above the general limits, with their current size as limit. */
const own = {
  '/': { js: 141_500 },
  '/user/login': { js: 148_000, css: 23_000 },
  '/user/logout': { js: 143_100 },
  '/user/register': { js: 151_700 },
  '/course/:id': { js: 176_500 },
  '/:id': { js: 193_000 },
  '/createPost': { js: 265_000 },
  '/editPost/:id': { js: 266_000 },
  '/lesson': { js: 202_000 },
  '/messages': { js: 204_500 },
  '/mypage': { js: 206_500 },
}

export const budgetFor = (path) => ({ ...(visitorPaths.test(path) ? visitor : member), ...own[path] })
