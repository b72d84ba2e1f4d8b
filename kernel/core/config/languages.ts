/** The languages that the product speaks (KRN-I18N-02). */
export const languages = ['en', 'es', 'pt-BR', 'pt-PT'] as const

export type Language = (typeof languages)[number]

/** What each language is called in calls, and by those who format numbers and dates; `en` is en-US (KRN-I18N-02). */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es',
  'pt-BR': 'pt-BR',
  'pt-PT': 'pt-PT',
}

/** The language's name as its speakers write it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (BR)',
  'pt-PT': 'Português (PT)',
}

/** The same, short enough for a narrow bar. */
export const languageCodes: Readonly<Record<Language, string>> = {
  en: 'EN',
  es: 'ES',
  'pt-BR': 'BR',
  'pt-PT': 'PT',
}

/** The name under which the choice is stored. */
export const languageKey = 'language'

/** Reads a stored or configured language; `PT` and `en-US` are other names for two of ours. */
export function parseLanguage(value: unknown): Language | undefined {
  const wanted = String(value).toLowerCase()
  const aliases: Readonly<Record<string, Language>> = { pt: 'pt-PT', 'en-us': 'en' }
  return aliases[wanted] ?? languages.find((language) => language.toLowerCase() === wanted)
}

/** The language of a country, as the geolocation lookup names it (KRN-I18N-03). */
export function languageOfCountry(country: unknown): Language {
  const code = String(country).trim().toUpperCase()
  if (code === 'PT' || code === 'PT-PT') return 'pt-PT'
  return code === 'BR' || code === 'PT-BR' ? 'pt-BR' : 'en'
}

/**
 * The locale that formats numbers and dates of a language.
 *
 * @param localeId the deployment's: it names the region where it is of the same language and the language names none
 */
export function formatLocale(language: Language, localeId: string): string {
  return localeId.startsWith(`${language}-`) ? localeId : languageTags[language]
}
