/** Ends the current task: between short tasks, the browser can scroll and react to input. */
export const endTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Longest wait in ms for a paint, because nothing is painted while the tab is hidden. */
const maxPaintWait = 100

/** Resolves after the next paint, so that work which can wait does not delay what the user sees. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxPaintWait)
    // The frame is painted after this callback, so the next task comes after the paint.
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}

/** Longest wait in ms for an idle browser. */
const maxIdleWait = 3_000

/** Runs work that nobody waits for when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: maxIdleWait })
  // Some browsers lack `requestIdleCallback`.
  else setTimeout(run)
}
