/** Longest wait in ms, because nothing is painted while the tab is hidden. */
const maxWait = 100

/** Resolves after the next paint, so that work which can wait does not delay what the user sees. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWait)
    // The frame is painted after this callback, so the next task comes after the paint.
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
