import { useUnit } from 'effector-react'
import { createDateFormatter, type DateFormat } from './date-format'
import { $dateFormat, $formatLocale } from './i18n'

/** Formatters for the current language, returned by `useFormats`. */
export interface Formats {
  readonly date: (date: Date) => string
  readonly dateTime: (date: Date) => string
  /** Formats a date with the name of the month in every language (BIL-LIST-01). */
  readonly mediumDate: (date: Date) => string
  readonly time: (date: Date) => string
  readonly number: (value: number) => string
}

/** Formatters by locale and date format: creating `Intl` formatters is slow, so they are lazy and cached. */
const cache = new Map<string, Formats>()

function formatsOf(locale: string, dateFormat: DateFormat): Formats {
  const key = `${locale} ${dateFormat}`
  const cached = cache.get(key)
  if (cached) return cached
  let times: Intl.DateTimeFormat | undefined
  let numbers: Intl.NumberFormat | undefined
  const mediumDate = createDateFormatter('MMM/dd/y', locale)
  const date = dateFormat === 'MMM/dd/y' ? mediumDate : createDateFormatter(dateFormat, locale)
  const time = (moment: Date) => {
    times ??= new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
    return times.format(moment)
  }
  const formats: Formats = {
    date,
    dateTime: (moment) => `${date(moment)}, ${time(moment)}`,
    mediumDate,
    time,
    number(value) {
      // Integers below 1,000 need no `Intl` formatter: they are written the same in all offered languages.
      if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value)
      numbers ??= new Intl.NumberFormat(locale)
      return numbers.format(value)
    },
  }
  cache.set(key, formats)
  return formats
}

/** Formatters for dates, times and numbers in the current language (KRN-I18N-05). */
export function useFormats(): Formats {
  const [locale, dateFormat] = useUnit([$formatLocale, $dateFormat])
  return formatsOf(locale, dateFormat)
}
