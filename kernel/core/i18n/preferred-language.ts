import { type Language, parseLanguage } from '../config/languages'
import type { Settings } from '../config/schema'

type LanguageSettings = Settings['language']

export const offeredLanguage = (
  settings: LanguageSettings,
  language: Language | undefined,
): Language | undefined => settings.offered.find((candidate) => candidate === language)

/**
 * The language at start: the stored one; else English if the geolocation decides later; else the first
 * offered language of the browser; else the default.
 * @param stored the stored choice of the visitor
 * @param accepted the languages of the browser, preferred ones first
 */
export function preferredLanguage(
  settings: LanguageSettings,
  stored: unknown,
  accepted: readonly string[],
): Language {
  return (
    offeredLanguage(settings, parseLanguage(stored)) ??
    (settings.geolocation ? offeredLanguage(settings, 'en') : firstOffered(settings, accepted)) ??
    offeredLanguage(settings, settings.default) ??
    settings.offered[0] ??
    settings.default
  )
}

/** Returns the offered variant of a language without region or of another region, such as `pt-BR` for `pt`. */
function firstOffered({ offered }: LanguageSettings, accepted: readonly string[]): Language | undefined {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const tag of accepted) {
    const exact = offered.find((language) => language.toLowerCase() === tag.toLowerCase())
    const found = exact ?? offered.find((language) => primary(language) === primary(tag))
    if (found) return found
  }
  return undefined
}
