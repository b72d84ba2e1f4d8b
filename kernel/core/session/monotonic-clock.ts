/**
 * Unaffected by changes of the system clock. Some browsers stop it during sleep; the server, which is asked after a
 * wake-up (usage-clock.ts), has the last word.
 */
export function monotonicNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}

/** Milliseconds to add to the monotonic clock of this page for other tabs, which have their own. */
export const wallClockOffset = (): number => Date.now() - monotonicNow().getTime()
