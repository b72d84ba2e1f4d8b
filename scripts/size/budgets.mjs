/** The limits for a visit without cache: `js` in bytes after brotli, `depth` in sequential round trips for scripts. */
const visitor = { js: 140_000, depth: 2 }
const member = { js: 200_000, depth: 2 }

const visitorPaths =
  /^\/(?::id|course\/:id|user\/(?:login|logout|register|timeout|waitingList|activate\/.*))?$/

/** Screens above the general limits, with their current size as limit. */
const own = {
  '/': { js: 141_800 },
  '/user/login': { js: 148_300, css: 23_000 },
  '/user/logout': { js: 143_400 },
  '/user/register': { js: 151_900 },
  '/course/:id': { js: 176_800 },
  '/:id': { js: 193_200 },
  '/createPost': { js: 265_000 },
  '/editPost/:id': { js: 266_300 },
  '/lesson': { js: 202_100 },
  '/messages': { js: 204_900 },
  '/mypage': { js: 206_700 },
}

export const budgetFor = (path) => ({ ...(visitorPaths.test(path) ? visitor : member), ...own[path] })
