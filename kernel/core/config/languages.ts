import { readText } from '../parse/parse'

/** The languages whose texts are part of the build. */
export const languages = ['en', 'es', 'pt-BR', 'pt-PT'] as const

type BuiltInLanguage = (typeof languages)[number]

/** A language of the build, or the tag of one whose texts the deployment adds. */
export type Language = BuiltInLanguage | (string & {})

/** Matches language tags, with the pattern of `openapi.yaml`, because requests contain the tag. */
const tagPattern = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i

export const isBuiltInLanguage = (language: string): language is BuiltInLanguage =>
  (languages as readonly string[]).includes(language)

export function isLanguageTag(value: string): boolean {
  try {
    return tagPattern.test(value) && Intl.getCanonicalLocales(value)[0] === value
  } catch {
    return false
  }
}

/** Language tag in requests and for `Intl`. */
export const languageTag = (language: Language): string => (language === 'en' ? 'en-US' : language)

const names: Readonly<Record<BuiltInLanguage, string>> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (BR)',
  'pt-PT': 'Português (PT)',
}

/** The name of a language in itself: `Español`. */
export function languageName(language: Language): string {
  if (isBuiltInLanguage(language)) return names[language]
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}

/** Short name in the language menu: the last part of the tag in capitals, such as `BR` for `pt-BR`. */
export const languageCode = (language: Language): string => language.split('-').at(-1)?.toUpperCase() ?? ''

const rightToLeftScripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

export function directionOf(language: Language): 'ltr' | 'rtl' {
  // The first call of `maximize` loads tables of the browser: 25 ms of each start.
  if (isBuiltInLanguage(language)) return 'ltr'
  const { script = '' } = new Intl.Locale(language).maximize()
  return rightToLeftScripts.includes(script) ? 'rtl' : 'ltr'
}

/** Reads a stored language. `PT` and `en-US` are names that earlier builds stored. */
export function parseLanguage(value: unknown): Language | undefined {
  const name = readText(value)
  const aliases: Readonly<Record<string, Language>> = { pt: 'pt-PT', 'en-us': 'en' }
  const known = aliases[name.toLowerCase()] ?? languages.find((language) => isSame(language, name))
  return known ?? (isLanguageTag(name) ? name : undefined)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** @param country country code or language tag from the geolocation service */
export function languageOfCountry(country: unknown): Language {
  const code = String(country).trim().toUpperCase()
  if (code === 'PT' || code === 'PT-PT') return 'pt-PT'
  return code === 'BR' || code === 'PT-BR' ? 'pt-BR' : 'en'
}

/** Locale for numbers and dates: the setting `localeId` if it is of this language, such as `en-GB` for `en`. */
export function formatLocale(language: Language, localeId: string): string {
  return localeId.startsWith(`${language}-`) ? localeId : languageTag(language)
}
