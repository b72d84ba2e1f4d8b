/** Ignores changes of the system clock. Some browsers stop it during sleep: then the server decides. */
export function monotonicNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}

/** Milliseconds to add to the monotonic clock of this page for other tabs, which have their own. */
export const wallClockOffset = (): number => Date.now() - monotonicNow().getTime()
