import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $settings } from '../config/settings'
import { api } from '../http/client'
import { unwrap } from '../http/unwrap'
import { type Session, sessionEnded, sessionRenewed, sessionStarted, sessionStore } from './events'
import { monotonicNow } from './monotonic-clock'
import { $session } from './session'
import { elapsedMinutes, isPastLimit, toUsageReport } from './usage'

/** Milliseconds between two reports of usage (KRN-CLOCK-01). */
const usageCheckEvery = 30_000

// Events

/** It is time to look at the clock. */
export const usageCheckDue = createEvent()
/** Whether it is this tab that reports usage, of all that the browser has open (decision:tabs-share-session). */
export const leadershipChanged = createEvent<boolean>()

// Stores

const $isLeader = createStore(true).on(leadershipChanged, (_, isMine) => isMine)

/** The last look at the clock; nothing before the first one of a session. */
export const $now = sessionStore<Date | null>(null).reset(sessionRenewed)

/** Minutes that a session may last; the deployment's default as long as no server has named one (KRN-CLOCK-04). */
export const $usageLimit = combine(
  $session,
  $settings,
  (session, settings) => session?.limit ?? settings.session.defaultLimit,
)

/** Session limit minus elapsed minutes; never below zero (KRN-NAV-04). */
export const $remainingMinutes = combine($session, $usageLimit, $now, (session, limit, now) =>
  session ? Math.max(0, limit - elapsedMinutes(session.startedAt, now ?? session.startedAt)) : null,
)

// Effects

type Ticking = ReturnType<typeof setInterval>
const $ticking = createStore<Ticking | null>(null, { serialize: 'ignore' })
const stop = (ticking: Ticking | null) => clearInterval(ticking ?? undefined)
const startTickingFx = attach({
  source: $ticking,
  effect(ticking) {
    stop(ticking)
    return setInterval(scopeBind(usageCheckDue, { safe: true }), usageCheckEvery)
  },
})
const stopTickingFx = attach({ source: $ticking, effect: stop })
$ticking.on(startTickingFx.doneData, (_, ticking) => ticking)

const readClockFx = createEffect(monotonicNow)

/** Tells the server how long the session has lasted; it answers `true` when the time is used up. @throws ApiError */
export const reportUsageFx = createEffect(({ startedAt, now }: { startedAt: Date; now: Date }) =>
  unwrap(api.POST('/api/user/addLoggedTime', { body: toUsageReport(startedAt, now) })),
)

// Wiring

sample({ clock: sessionStarted, fn: () => undefined, target: startTickingFx })
sample({ clock: sessionEnded, fn: () => undefined, target: stopTickingFx })
sample({ clock: usageCheckDue, filter: $session.map(Boolean), target: readClockFx })
$now.on(readClockFx.doneData, (_, now) => now)

const ticked = sample({
  clock: readClockFx.doneData,
  source: $session,
  filter: (session: Session | null): session is Session => session !== null,
  fn: (session, now) => ({ startedAt: session.startedAt, limit: session.limit, now }),
})

/** The last look was not reported: it was another tab's turn. */
const $hasUnreportedTick = sessionStore(false)
  .on(sample({ clock: ticked, source: $isLeader }), (_, isMyTurn) => !isMyTurn)
  .reset(sessionRenewed)
sample({
  clock: leadershipChanged,
  source: $hasUnreportedTick,
  filter: (isOwing, isMine) => isOwing && isMine,
  fn: () => undefined,
  target: usageCheckDue,
})

sample({
  clock: ticked,
  source: { isMyTurn: $isLeader, isReporting: reportUsageFx.pending },
  // A page that wakes up looks twice at once: its timer is due, and it comes to the front.
  filter: ({ isMyTurn, isReporting }, usage) => isMyTurn && !isReporting && !isPastLimit(usage),
  fn: (_, usage) => usage,
  target: reportUsageFx,
})
sample({
  clock: [
    sample({ clock: ticked, filter: isPastLimit }),
    sample({
      clock: reportUsageFx.done,
      source: $session,
      // Of a session that is over, or was taken up again meanwhile, the answer says nothing about this one.
      filter: (session, { params, result: isUsedUp }) =>
        isUsedUp === true && session?.startedAt.getTime() === params.startedAt.getTime(),
    }),
  ],
  fn: () => 'timeout' as const,
  target: sessionEnded,
})
