/**
 * Time that ignores changes of the system clock. Browsers may stop this clock during sleep; then the server ends
 * sessions.
 */
export function monotonicNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}

/** Milliseconds to add to this page's monotonic clock before sharing a time with other tabs, which have other clocks. */
export const wallClockOffset = (): number => Date.now() - monotonicNow().getTime()
