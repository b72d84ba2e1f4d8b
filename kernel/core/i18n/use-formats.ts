import { useUnit } from 'effector-react'
import { createDateFormatter, type DateFormat } from './date-format'
import { $dateFormat, $formatLocale } from './i18n'

/** Dates and numbers as the reader writes them (KRN-I18N-05). */
export interface Formats {
  readonly date: (date: Date) => string
  /** The same with the time of day. */
  readonly dateTime: (date: Date) => string
  /** Always with the name of the month, where the specification asks for it (BIL-LIST-01). */
  readonly mediumDate: (date: Date) => string
  readonly time: (date: Date) => string
  readonly number: (value: number) => string
}

/** Made once for each language, and each part when it is first needed: browsers take a while for it. */
const known = new Map<string, Formats>()

function formatsOf(locale: string, dateFormat: DateFormat): Formats {
  const key = `${locale} ${dateFormat}`
  const before = known.get(key)
  if (before) return before
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
      // Below a thousand all our languages write a whole number alike.
      if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value)
      numbers ??= new Intl.NumberFormat(locale)
      return numbers.format(value)
    },
  }
  known.set(key, formats)
  return formats
}

/**
 * Dates, times and numbers in the reader's language (KRN-I18N-05).
 *
 * @example
 * const { dateTime } = useFormats()
 * return <time>{dateTime(post.postedAt)}</time>
 */
export function useFormats(): Formats {
  const [locale, dateFormat] = useUnit([$formatLocale, $dateFormat])
  return formatsOf(locale, dateFormat)
}
