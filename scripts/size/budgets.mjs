/** The limits for a visit without cache: `js` in bytes after brotli, `depth` in sequential round trips for scripts. */
const visitor = { js: 140_000, depth: 2 }
const member = { js: 200_000, depth: 2 }

const visitorPaths =
  /^\/(?::id|course\/:id|user\/(?:login|logout|register|timeout|waitingList|activate\/.*))?$/

/** Screens above the general limits, with their current size as limit. */
const own = {
  '/': { js: 141_900 },
  '/user/login': { js: 148_400, css: 23_000 },
  '/user/logout': { js: 143_500 },
  '/user/register': { js: 152_000 },
  '/course/:id': { js: 176_900 },
  '/:id': { js: 193_400 },
  '/createPost': { js: 266_000 },
  '/editPost/:id': { js: 267_300 },
  '/lesson': { js: 202_300 },
  '/messages': { js: 205_500 },
  '/mypage': { js: 207_200 },
}

export const budgetFor = (path) => ({ ...(visitorPaths.test(path) ? visitor : member), ...own[path] })
