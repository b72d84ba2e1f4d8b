/** The forms of dates that may be kept under `dateFormat` (KRN-I18N-05). */
const dateFormats = ['MMM/dd/y', 'MM/dd/y', 'dd/MM/y'] as const

export type DateFormat = (typeof dateFormats)[number]

/** The name under which the form in use is stored. */
export const dateFormatKey = 'dateFormat'

/** Portuguese writes the day first; everybody else gets the default. */
export function dateFormatOf(language: string): DateFormat {
  return ['pt-PT', 'pt-BR', 'PT'].includes(language) ? 'dd/MM/y' : 'MMM/dd/y'
}

/** Reads what is stored; nothing where it is no form of dates. */
export const readDateFormat = (stored: unknown): DateFormat | undefined =>
  dateFormats.find((format) => format === stored)

/**
 * Writes dates in one of the forms (decision:text-and-date-formats). `MMM/dd/y` names the month and leaves the order to the language:
 * `Mar 7, 2026`, `7 mar 2026`. The others are taken literally: `07/03/2026`, `03/07/2026`.
 *
 * @param locale names the month
 */
export function createDateFormatter(format: DateFormat, locale: string): (date: Date) => string {
  // Making a formatter is slow in browsers; the numeric forms need none.
  let medium: Intl.DateTimeFormat | undefined
  if (format === 'MMM/dd/y')
    return (date) => {
      medium ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
      return medium.format(date)
    }
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return (date) => {
    const [day, month] = [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1)]
    return [...(format === 'dd/MM/y' ? [day, month] : [month, day]), date.getFullYear()].join('/')
  }
}
