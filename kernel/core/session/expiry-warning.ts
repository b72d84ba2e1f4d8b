import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { type Session, sessionEnded, sessionRenewed, sessionStarted, sessionStore } from './events'
import { monotonicNow } from './monotonic-clock'
import { $session } from './session'
import { $now, usageCheckDue } from './usage-clock'

const minute = 60_000
/** What a browser's timer can wait at most: some 25 days. */
const longestWait = 2 ** 31 - 1

/**
 * How many minutes before the end of a session people are warned (decision:session-expiry-warning): 5 and 1, or at 20 % and 5 % of a
 * limit that is too short for these.
 *
 * @param limit minutes
 */
export function warningTimes(limit: number): readonly [number, number] {
  return [Math.min(5, limit * 0.2), Math.min(1, limit * 0.05)]
}

/**
 * What comes next in a session: a warning or its end.
 *
 * @param remaining milliseconds
 * @returns how long until then in milliseconds, and what is left then; nothing when the time is up already
 */
export function nextWarning(limit: number, remaining: number): { wait: number; left: number } | undefined {
  const left = [...warningTimes(limit), 0].map((time) => time * minute).find((time) => time < remaining)
  // A session is over after its last moment, not at it.
  return left === undefined ? undefined : { wait: Math.min(remaining - left + 1, longestWait), left }
}

// Events: what happened

/** The person has read the warning. */
export const expiryWarningClosed = createEvent()

// Stores: what we remember

/** Milliseconds that were left when the last warning was given; nothing where none is to be shown. */
export const $expiryWarning = sessionStore<number | null>(null).reset(sessionRenewed, expiryWarningClosed)

// Effects: what leaves this module

type Timer = ReturnType<typeof setTimeout>
const $timer = createStore<Timer | null>(null, { serialize: 'ignore' })
const stop = (timer: Timer | null) => clearTimeout(timer ?? undefined)
const markReached = createEvent<number>()

/** Sets the timer for the next mark, in place of the one before. */
const startTimerFx = attach({
  source: $timer,
  effect(timer, { limit, startedAt }: Pick<Session, 'limit' | 'startedAt'>) {
    stop(timer)
    const mark = nextWarning(limit, startedAt.getTime() + limit * minute - monotonicNow().getTime())
    if (!mark) return null
    const reach = scopeBind(markReached, { safe: true })
    return setTimeout(() => mark.wait < longestWait && reach(mark.left), mark.wait)
  },
})
const stopTimerFx = attach({ source: $timer, effect: stop })
$timer.on(startTimerFx.doneData, (_, timer) => timer)

// Wiring: how they connect

// Each look at the clock too: a page whose timers slept is late, and waits anew for what is left.
sample({
  clock: [sessionStarted, sessionRenewed, $now],
  source: $session,
  filter: Boolean,
  fn: ({ limit, startedAt }) => ({ limit, startedAt }),
  target: startTimerFx,
})
sample({ clock: sessionEnded, fn: () => undefined, target: stopTimerFx })

$expiryWarning.on(markReached, (_, left) => (left > 0 ? left : null))
// Looking at the clock ends the session when its time is up, and otherwise waits for the next mark.
sample({ clock: markReached, fn: () => undefined, target: usageCheckDue })
