/** The form of dates, as it is kept under `dateFormat` (KRN-I18N-05). */
export type DateFormat = 'MMM/dd/y' | 'dd/MM/y'

/** The name under which the form in use is stored. */
export const dateFormatKey = 'dateFormat'

/** Portuguese writes the day first; everybody else gets the default. */
export function dateFormatOf(language: string): DateFormat {
  return ['pt-PT', 'pt-BR', 'PT'].includes(language) ? 'dd/MM/y' : 'MMM/dd/y'
}

/**
 * Writes dates in one of the two forms (decision 39). `MMM/dd/y` names the month and leaves the order to the language:
 * `Mar 7, 2026`, `7 mar 2026`. `dd/MM/y` is taken literally: `07/03/2026`.
 *
 * @param locale names the month
 */
export function dateWriter(format: DateFormat, locale: string): (date: Date) => string {
  // Making a formatter is slow in browsers; the numeric form needs none.
  let medium: Intl.DateTimeFormat | undefined
  if (format === 'MMM/dd/y')
    return (date) => {
      medium ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
      return medium.format(date)
    }
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return (date) => `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}/${date.getFullYear()}`
}
