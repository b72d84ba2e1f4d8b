/** The date formats that a user may store (KRN-I18N-05). */
const dateFormats = ['MMM/dd/y', 'MM/dd/y', 'dd/MM/y'] as const

export type DateFormat = (typeof dateFormats)[number]

export const dateFormatKey = 'dateFormat'

export function dateFormatOf(language: string): DateFormat {
  return ['pt-PT', 'pt-BR', 'PT'].includes(language) ? 'dd/MM/y' : 'MMM/dd/y'
}

export const readDateFormat = (stored: unknown): DateFormat | undefined =>
  dateFormats.find((format) => format === stored)

/** Formats `MMM/dd/y` in the locale's medium style, other formats literally (decision:text-and-date-formats). */
export function createDateFormatter(format: DateFormat, locale: string): (date: Date) => string {
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
