import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { type Session, sessionEnded, sessionRenewed, sessionStarted, sessionStore } from './events'
import { monotonicNow } from './monotonic-clock'
import { $session } from './session'
import { $now, usageCheckDue } from './usage-clock'

const minute = 60_000
const maxTimeout = 2 ** 31 - 1
/** Milliseconds. A timer that is overdue by more than this was suspended with the page, and will not fire soon. */
const timerTolerance = 1_000

/** When to warn, in minutes before the end: 5 and 1, or less if `limit` is short (decision:session-expiry-warning). */
export function warningTimes(limit: number): readonly [number, number] {
  return [Math.min(5, limit * 0.2), Math.min(1, limit * 0.05)]
}

/** Milliseconds to the next warning or the session's end (`left` is 0); `limit` in minutes, `remaining` in ms. */
export function nextWarning(limit: number, remaining: number): { wait: number; left: number } | undefined {
  const left = [...warningTimes(limit), 0].map((time) => time * minute).find((time) => time < remaining)
  // Add one millisecond, because `isPastLimit` is true only after the last millisecond of the limit.
  return left === undefined ? undefined : { wait: Math.min(remaining - left + 1, maxTimeout), left }
}

export const expiryWarningClosed = createEvent()
const warningReached = createEvent<number>()

/** Milliseconds that were left at the last warning; null when no warning is shown. */
export const $expiryWarning = sessionStore<number | null>(null).reset(sessionRenewed, expiryWarningClosed)

interface Timer {
  readonly id: ReturnType<typeof setTimeout>
  readonly left: number
  /** Time by the monotonic clock, in milliseconds. */
  readonly dueAt: number
}
const $timer = createStore<Timer | null>(null, { serialize: 'ignore' })

const stop = (timer: Timer | null) => clearTimeout(timer?.id)

const startTimerFx = attach({
  source: $timer,
  effect(timer, { limit, startedAt, isTick }: Pick<Session, 'limit' | 'startedAt'> & { isTick: boolean }) {
    const now = monotonicNow().getTime()
    const warning = nextWarning(limit, startedAt.getTime() + limit * minute - now)
    // A clock tick at the moment of a warning must not replace the timer that is about to fire.
    if (isTick && timer && warning?.left !== timer.left && now - timer.dueAt < timerTolerance) return timer
    stop(timer)
    if (!warning) return null
    const { wait, left } = warning
    const reach = scopeBind(warningReached, { safe: true })
    return { id: setTimeout(() => wait < maxTimeout && reach(left), wait), left, dueAt: now + wait }
  },
})
const stopTimerFx = attach({ source: $timer, effect: stop })
$timer.on(startTimerFx.doneData, (_, timer) => timer).reset(warningReached, stopTimerFx.done)

sample({
  clock: [sessionStarted, sessionRenewed],
  source: $session,
  filter: Boolean,
  fn: ({ limit, startedAt }) => ({ limit, startedAt, isTick: false }),
  target: startTimerFx,
})
// A timer stops while the device sleeps, so each clock tick sets it again to the time that is left.
sample({
  clock: $now,
  source: $session,
  filter: Boolean,
  fn: ({ limit, startedAt }) => ({ limit, startedAt, isTick: true }),
  target: startTimerFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: stopTimerFx })

$expiryWarning.on(warningReached, (_, left) => left || null)
// The usage check ends a session whose time is up; otherwise it starts the timer for the next warning.
sample({ clock: warningReached, fn: () => undefined, target: usageCheckDue })
