/**
 * The time of day by a clock that only goes forward: what it was when the page was opened, and what has passed since.
 * Setting the computer's clock, or a change to summer time, neither takes minutes of a session away nor gives any.
 * Some browsers stop it while the computer sleeps: asleep nobody uses the session, and the server, which is asked
 * right after (usage-clock.ts), has a clock of its own and the last word.
 */
export function monotonicNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}

/** Milliseconds by which the computer's clock is ahead of this page's: what other pages are told is told by the former. */
export const wallClockOffset = (): number => Date.now() - monotonicNow().getTime()
