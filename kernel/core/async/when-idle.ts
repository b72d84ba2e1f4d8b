/** Longest wait in ms. */
const maxWait = 3_000

/** Runs work that nobody waits for when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: maxWait })
  // Some browsers lack `requestIdleCallback`.
  else setTimeout(run)
}
