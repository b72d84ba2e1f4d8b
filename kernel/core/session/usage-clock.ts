import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $settings } from '../config/settings'
import { api } from '../http/client'
import { unwrap } from '../http/unwrap'
import { toLocalIso } from '../i18n/local-iso-date'
import { type Session, sessionEnded, sessionRenewed, sessionStarted, sessionStore } from './events'
import { monotonicNow } from './monotonic-clock'
import { $session } from './session'

/** Milliseconds between two checks of the usage time. */
const usageCheckInterval = 30_000

export const usageCheckDue = createEvent()
/** Whether this tab became the leader, the one tab that reports usage (decision:tabs-share-session). */
export const leadershipChanged = createEvent<boolean>()

const $isLeader = createStore(true).on(leadershipChanged, (_, isLeader) => isLeader)

export const $now = sessionStore<Date | null>(null).reset(sessionRenewed)

/** Session limit in minutes; without a session, the deployment's default. */
export const $usageLimit = combine(
  $session,
  $settings,
  (session, settings) => session?.limit ?? settings.session.defaultLimit,
)

/** Minutes until the session ends, shown in the navigation bar. */
export const $remainingMinutes = combine($session, $usageLimit, $now, (session, limit, now) =>
  session ? Math.max(0, limit - elapsedMinutes(session.startedAt, now ?? session.startedAt)) : null,
)

type Interval = ReturnType<typeof setInterval>
const $interval = createStore<Interval | null>(null, { serialize: 'ignore' })
const stop = (interval: Interval | null) => clearInterval(interval ?? undefined)
const startTickingFx = attach({
  source: $interval,
  effect(interval) {
    stop(interval)
    return setInterval(scopeBind(usageCheckDue, { safe: true }), usageCheckInterval)
  },
})
const stopTickingFx = attach({ source: $interval, effect: stop })
$interval.on(startTickingFx.doneData, (_, interval) => interval)

const readClockFx = createEffect(monotonicNow)

/** Reports usage to the server. @returns `true` when the granted time is used up @throws ApiError */
export const reportUsageFx = createEffect(({ startedAt, now }: { startedAt: Date; now: Date }) =>
  unwrap(api.POST('/api/user/addLoggedTime', { body: toUsageReport(startedAt, now) })),
)

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

/** Whether this tab reported no usage at the last clock tick, because it was not the leader. */
const $hasUnreportedTick = sessionStore(false)
  .on(sample({ clock: ticked, source: $isLeader }), (_, isLeader) => !isLeader)
  .reset(sessionRenewed)
sample({
  clock: leadershipChanged,
  source: $hasUnreportedTick,
  filter: (hasUnreportedTick, isLeader) => hasUnreportedTick && isLeader,
  fn: () => undefined,
  target: usageCheckDue,
})

sample({
  clock: ticked,
  source: { isLeader: $isLeader, isReporting: reportUsageFx.pending },
  // A page that wakes up gets two clock ticks, by its timer and by the visibility change: report once.
  filter: ({ isLeader, isReporting }, usage) => isLeader && !isReporting && !isPastLimit(usage),
  fn: (_, usage) => usage,
  target: reportUsageFx,
})
sample({
  clock: [
    sample({ clock: ticked, filter: isPastLimit }),
    sample({
      clock: reportUsageFx.done,
      source: $session,
      // Ignore a late response to a usage report of an earlier or renewed session.
      filter: (session, { params, result: isUsedUp }) =>
        isUsedUp === true && session?.startedAt.getTime() === params.startedAt.getTime(),
    }),
  ],
  fn: () => 'timeout' as const,
  target: sessionEnded,
})

const minute = 60_000

export function elapsedMinutes(startedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / minute))
}

export function isPastLimit({
  startedAt,
  limit,
  now,
}: {
  startedAt: Date
  limit: number
  now: Date
}): boolean {
  return now.getTime() - startedAt.getTime() > limit * minute
}

/** Body of a usage report, for which the server expects local times (decision:usage-report-body). */
export function toUsageReport(startedAt: Date, now: Date) {
  return {
    elapsedTime: elapsedMinutes(startedAt, now),
    StartTime: toLocalIso(startedAt),
    ActualTime: toLocalIso(now),
  }
}
