import { toLocalIso } from '../i18n/local-iso-date'

const minute = 60_000

/** Whole minutes between two moments; a clock that was set back counts as none. */
export function elapsedMinutes(startedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / minute))
}

/** The granted time is used up. */
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

/** The body of a usage report, in local time as the server wants it (KRN-CLOCK-03, decision:usage-report-body). */
export function toUsageReport(startedAt: Date, now: Date) {
  return {
    elapsedTime: elapsedMinutes(startedAt, now),
    StartTime: toLocalIso(startedAt),
    ActualTime: toLocalIso(now),
  }
}
