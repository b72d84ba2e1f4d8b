/**
 * What a cold visit of a route may cost, in bytes after brotli (1 kB = 1000 bytes) and in sequential round trips
 * for scripts. A route that is not named here is measured, not judged.
 */
export const BUDGETS = {
  '/user/login': { js: 120_000, css: 6_000, depth: 2 },
}
