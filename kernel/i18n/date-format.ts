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
  const writer = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: format === 'MMM/dd/y' ? 'short' : '2-digit',
    year: 'numeric',
  })
  return (date) => {
    const parts = new Map(writer.formatToParts(date).map(({ type, value }) => [type, value]))
    const [day, month, year] = [parts.get('day'), parts.get('month'), parts.get('year')]
    return format === 'MMM/dd/y' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
  }
}
