const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Formatters {
  readonly minutes: Intl.NumberFormat
  readonly hours: Intl.NumberFormat
  readonly days: Intl.NumberFormat
  readonly words: Intl.RelativeTimeFormat
}

/** Formatters by locale and length: creating `Intl` formatters is slow. */
const cache = new Map<string, Formatters>()

function formattersOf(locale: string, isShort: boolean): Formatters {
  const key = `${locale} ${isShort}`
  const cached = cache.get(key)
  if (cached) return cached
  const unit = (name: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: isShort ? 'narrow' : 'short' })
  const formatters = {
    minutes: unit('minute'),
    hours: unit('hour'),
    days: unit('day'),
    words: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  }
  cache.set(key, formatters)
  return formatters
}

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/**
 * Formats a time of the last week: "now", "5 min", "3 hr", "yesterday", "4 days ago"; undefined for other times.
 * @param isShort for narrow places: "5m", "3h", "4d"
 */
export function formatRelativeTime(
  time: number,
  now: number,
  locale: string,
  isShort = false,
): string | undefined {
  const age = now - time
  // The clocks of the server and of the device may differ by some seconds, so accept times shortly after `now`.
  if (age <= -minute) return undefined
  const { minutes, hours, days: dayCount, words } = formattersOf(locale, isShort)
  if (age < minute) return words.format(0, 'second')
  if (age < hour) return minutes.format(Math.floor(age / minute))
  if (age < day) return hours.format(Math.floor(age / hour))
  // When clocks change for daylight saving time, a day has 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(time)) / day)
  if (days >= 7) return undefined
  return isShort ? dayCount.format(Math.max(days, 1)) : words.format(-days, 'day')
}
