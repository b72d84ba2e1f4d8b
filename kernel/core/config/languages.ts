export const languages = ['en', 'es', 'pt-BR', 'pt-PT'] as const

export type Language = (typeof languages)[number]

/** Language tags in requests and for `Intl` (KRN-I18N-02). */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es',
  'pt-BR': 'pt-BR',
  'pt-PT': 'pt-PT',
}

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (BR)',
  'pt-PT': 'Português (PT)',
}

export const languageCodes: Readonly<Record<Language, string>> = {
  en: 'EN',
  es: 'ES',
  'pt-BR': 'BR',
  'pt-PT': 'PT',
}

export const languageKey = 'language'

/** Reads a stored language. `PT` and `en-US` are names that earlier builds stored. */
export function parseLanguage(value: unknown): Language | undefined {
  const name = String(value).toLowerCase()
  const aliases: Readonly<Record<string, Language>> = { pt: 'pt-PT', 'en-us': 'en' }
  return aliases[name] ?? languages.find((language) => language.toLowerCase() === name)
}

/** @param country country code or language tag from the geolocation service (KRN-I18N-03) */
export function languageOfCountry(country: unknown): Language {
  const code = String(country).trim().toUpperCase()
  if (code === 'PT' || code === 'PT-PT') return 'pt-PT'
  return code === 'BR' || code === 'PT-BR' ? 'pt-BR' : 'en'
}

/** Locale for numbers and dates: the setting `localeId` if it is of this language, such as `en-GB` for `en`. */
export function formatLocale(language: Language, localeId: string): string {
  return localeId.startsWith(`${language}-`) ? localeId : languageTags[language]
}
