const dateFormats = ['MMM/dd/y', 'MM/dd/y', 'dd/MM/y'] as const

export type DateFormat = (typeof dateFormats)[number]

export function dateFormatOf(language: string): DateFormat {
  return ['pt-PT', 'pt-BR', 'PT'].includes(language) ? 'dd/MM/y' : 'MMM/dd/y'
}

export const readDateFormat = (stored: unknown): DateFormat | undefined =>
  dateFormats.find((format) => format === stored)

/** The locales whose customary dates are written as the literal formats. */
const localeOfFormat = { 'MM/dd/y': 'en-US', 'dd/MM/y': 'en-GB' } as const

/**
 * Formats `MMM/dd/y` in the locale's medium style, other formats literally (decision:text-and-date-formats).
 * @param timeZone IANA name; default: the time zone of the device
 * @param hasYear whether the date has its year; default: it has
 */
export function createDateFormatter(
  format: DateFormat,
  locale: string,
  timeZone?: string,
  hasYear = true,
): (date: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined
  return (date) => {
    formatter ??=
      format === 'MMM/dd/y'
        ? new Intl.DateTimeFormat(
            locale,
            hasYear ? { dateStyle: 'medium', timeZone } : { day: 'numeric', month: 'short', timeZone },
          )
        : new Intl.DateTimeFormat(localeOfFormat[format], {
            day: '2-digit',
            month: '2-digit',
            year: hasYear ? 'numeric' : undefined,
            timeZone,
          })
    return formatter.format(date)
  }
}

export const toLocalIso = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, -1)

/** The local date in ISO 8601. @example toIsoDate(new Date(2026, 2, 14)) // '2026-03-14' */
export const toIsoDate = (date: Date): string => toLocalIso(date).slice(0, 10)
