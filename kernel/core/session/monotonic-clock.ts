/**
 * Time that ignores changes of the system clock. Browsers may stop this clock while the device sleeps; in that case
 * the server ends the session.
 */
export function monotonicNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}

/** Milliseconds to add to this page's monotonic clock before sharing a time with tabs, whose clocks differ. */
export const wallClockOffset = (): number => Date.now() - monotonicNow().getTime()
