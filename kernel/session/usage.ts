import { isoDay } from '../i18n/iso-day'

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

/** `yyyy-MM-ddTHH:mm:ss.SSS` in local time, as the server's timer payload wants it (KRN-CLOCK-03). */
export function timerStamp(date: Date): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  const time = [pad(date.getHours()), pad(date.getMinutes()), pad(date.getSeconds())].join(':')
  return `${isoDay(date)}T${time}.${pad(date.getMilliseconds(), 3)}`
}

/** The body of a usage report (decision 5). */
export function usageSince(startedAt: Date, now: Date) {
  return {
    elapsedTime: elapsedMinutes(startedAt, now),
    StartTime: timerStamp(startedAt),
    ActualTime: timerStamp(now),
  }
}
