import { serverNow } from '../../../core/async/server-clock'
import { createDateFormatter, type DateFormat, dateFormatOf } from '../../../core/i18n/date-format'
import { useLanguage } from '../../../core/i18n/use-texts'
import { useIsHydrated } from './use-is-hydrated'

export interface Formats {
  readonly date: (date: Date) => string
  /** Formats a date of the current year without the year, for narrow places. */
  readonly shortDate: (date: Date) => string
  /** Formats a day, which servers send as midnight UTC, so that it is the same day in all time zones. */
  readonly day: (date: Date) => string
  readonly dateTime: (date: Date) => string
  /** Formats a date with the name of the month in every language. */
  readonly mediumDate: (date: Date) => string
  /** Formats the month with its year, such as “March 2026”. */
  readonly month: (date: Date) => string
  readonly time: (date: Date) => string
  readonly number: (value: number) => string
}

const dayMs = 24 * 60 * 60 * 1000

/** Formatters by locale and date format: creating `Intl` formatters is slow, so they are lazy and cached. */
const cache = new Map<string, Formats>()

/** Clocks of 24 hours have two digits. */
const hourOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'numeric' : '2-digit'

function formatsOf(locale: string, dateFormat: DateFormat, timeZone?: string): Formats {
  const key = `${locale} ${dateFormat} ${timeZone}`
  const cached = cache.get(key)
  if (cached) return cached
  let times: Intl.DateTimeFormat | undefined
  let numbers: Intl.NumberFormat | undefined
  const mediumDate = createDateFormatter('MMM/dd/y', locale, timeZone)
  const date = dateFormat === 'MMM/dd/y' ? mediumDate : createDateFormatter(dateFormat, locale, timeZone)
  const time = (moment: Date) => {
    times ??= new Intl.DateTimeFormat(locale, { hour: hourOf(locale), minute: '2-digit', timeZone })
    return times.format(moment)
  }
  const dateInYear = createDateFormatter(dateFormat, locale, timeZone, false)
  const dateInUtc = createDateFormatter(dateFormat, locale, 'UTC')
  const formats: Formats = {
    date,
    shortDate: (moment) => (moment.getFullYear() === serverNow().getFullYear() ? dateInYear : date)(moment),
    day: (moment) => (moment.getTime() % dayMs === 0 ? dateInUtc : date)(moment),
    dateTime: (moment) => `${date(moment)}, ${time(moment)}`,
    mediumDate,
    month: (moment) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }).format(moment),
    time,
    number(value) {
      // Integers below 1,000 need no `Intl` formatter: the languages of the build write them in the same way.
      if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value)
      numbers ??= new Intl.NumberFormat(locale)
      return numbers.format(value)
    },
  }
  cache.set(key, formats)
  return formats
}

/**
 * Formatters for dates, times and numbers in the current language. Until hydration, they use UTC and the
 * date format of the language, because a server knows neither the visitor's time zone nor the stored date format.
 */
export function useFormats(): Formats {
  const { locale, dateFormat, language } = useLanguage()
  return useIsHydrated() ? formatsOf(locale, dateFormat) : formatsOf(locale, dateFormatOf(language), 'UTC')
}
