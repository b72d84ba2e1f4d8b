import { toLocalIso } from '../i18n/local-iso-date'

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
