/** The form of dates, as it is kept under `dateFormat` (KRN-I18N-05). */
export type DateFormat = 'MMM/dd/y' | 'dd/MM/y'

/** The name under which the form in use is stored. */
export const dateFormatKey = 'dateFormat'

/** Portuguese writes the day first; everybody else gets the default. */
export function dateFormatOf(language: string): DateFormat {
  return ['pt-PT', 'pt-BR', 'PT'].includes(language) ? 'dd/MM/y' : 'MMM/dd/y'
}

/**
 * What writes a date in one of the two forms: `Mar/07/2026` or `07/03/2026`.
 *
 * @param locale names the month
 */
export function dateWriter(format: DateFormat, locale: string): (date: Date) => string {
  // Browsers take a while to make what knows the months' names; the other form needs none of it.
  let months: Intl.DateTimeFormat | undefined
  const nameOf = (date: Date) => {
    months ??= new Intl.DateTimeFormat(locale, { month: 'short' })
    return months.format(date)
  }
  return (date) => {
    const day = String(date.getDate()).padStart(2, '0')
    const year = String(date.getFullYear())
    return format === 'MMM/dd/y'
      ? `${nameOf(date)}/${day}/${year}`
      : `${day}/${String(date.getMonth() + 1).padStart(2, '0')}/${year}`
  }
}
