import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import {
  directionOf,
  formatLocale,
  type Language,
  languageOfCountry,
  languageTag,
  parseLanguage,
} from '../config/languages'
import type { Settings } from '../config/schema'
import { $settings } from '../config/settings'
import { deviceStore } from '../storage/stores'
import { $hasUnsavedInput } from '../storage/unsaved-input'
import { type DateFormat, dateFormatOf, readDateFormat } from './date-format'
import { type LoadBaseTexts, loadTexts } from './load-texts'
import type { Messages } from './text'

export const storedLanguage = deviceStore('language', parseLanguage)
const storedDateFormat = deviceStore('dateFormat', readDateFormat)

/** The user has chosen a language: the page reloads, or only changes its language if a reload would lose input. */
export const languageChosen = createEvent<Language>()
/** Changes the language of the page without a reload: at start, after the geolocation, or after a choice in any tab. */
export const languageChanged = createEvent<Language>()
export const textsLoaded = createEvent<Messages>()
export const localeFileSaved = createEvent()

/** The current language of the page. */
export const $language = createStore<Language>('en').on(languageChanged, (_, language) => language)
/** Loads the English texts bundled with the code; set once, at start. */
export const $loadBaseTexts = createStore<LoadBaseTexts>(async () => ({}))
export const $messages = createStore<Messages>({}).on(textsLoaded, (_, bundle) => bundle)
export const $hasTexts = $messages.map((bundle) => Object.keys(bundle).length > 0)
export const $formatLocale = combine($language, $settings, (language, { locale }) =>
  formatLocale(language, locale.id),
)
/** Language tag for requests: `en-US`, `pt-BR`. */
export const $languageTag = $language.map(languageTag)
/** The date format that was stored at start, for the language at start. */
const $storedDateFormat = createStore<{ language: Language; format: DateFormat } | null>(null)
export const $dateFormat = combine($language, $storedDateFormat, (language, stored) =>
  stored?.language === language ? stored.format : dateFormatOf(language),
)

export const resolveLanguageFx = attach({
  source: $settings,
  effect: ({ language }): Language => preferredLanguage(language, storedLanguage.load(), acceptedLanguages()),
})

/**
 * The preferred languages of the visitor, and that of a page that a server rendered: a cache may have sent it in the language of
 * another reader.
 */
function acceptedLanguages(): readonly string[] {
  const state = globalThis.boot?.state
  return [...(navigator.languages ?? []), ...(state && !state.isStatic ? [state.language] : [])]
}

/** Detects the language by geolocation when none is stored. A failure keeps English until the next page load. */
export const detectLanguageFx = attach({
  source: $settings,
  async effect({ language }): Promise<Language | undefined> {
    if (!language.geolocation || offeredLanguage(language, storedLanguage.load())) return undefined
    try {
      const signal = AbortSignal.timeout(10_000)
      const response = await fetch(language.geolocation, { signal, credentials: 'omit' })
      if (!response.ok) return undefined
      const { country }: { country?: unknown } = await response.json()
      return offeredLanguage(language, languageOfCountry(country)) ?? preferredLanguage(language, null, [])
    } catch {
      return undefined
    }
  },
})

const loadTextsFx = attach({
  source: { settings: $settings, loadBase: $loadBaseTexts },
  effect: ({ settings, loadBase }, language: Language) =>
    loadTexts(language, settings.language.texts, loadBase),
})

const saveLanguageFx = createEffect((language: Language) => storedLanguage.save(language))
const saveDetectedLanguageFx = createEffect((language: Language) => {
  if (!storedLanguage.load()) storedLanguage.save(language)
})
const loadDateFormatFx = createEffect((language: Language) => {
  const format = storedDateFormat.load()
  return format ? { language, format } : null
})
const saveDateFormatFx = createEffect((format: DateFormat) => storedDateFormat.save(format))
const setDocumentLanguageFx = createEffect((language: Language) => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
})
/** Writes the stored language to a cookie, so that the server renders the next page in it. */
const writeLanguageCookieFx = createEffect(() => {
  const stored = storedLanguage.load()
  if (!stored) return
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `language=${stored}; path=${process.env.RODA_BASE}/; max-age=31536000; samesite=lax`
})
/** Reloads the page after the user has chosen a language, since some texts in memory cannot be translated. */
const reloadFx = createEffect(() => location.reload())

// Load the stored date format only at start: a language detected later sets its own format.
sample({ clock: resolveLanguageFx.doneData, target: loadDateFormatFx })
$storedDateFormat.on(loadDateFormatFx.doneData, (_, stored) => stored)
sample({ clock: loadDateFormatFx.done, fn: ({ params }) => params, target: languageChanged })
const languageDetected = sample({
  clock: detectLanguageFx.doneData,
  filter: (language) => language !== undefined,
})
sample({ clock: languageDetected, target: saveDetectedLanguageFx })
sample({
  clock: languageDetected,
  source: $language,
  filter: (language, detected) => detected !== language,
  fn: (_, detected) => detected,
  target: languageChanged,
})
sample({ clock: languageChanged, target: loadTextsFx })
// Drop texts that load after the user has chosen another language.
sample({
  clock: loadTextsFx.done,
  source: $language,
  filter: (language, { params }) => params === language,
  fn: (_, { result }) => result,
  target: textsLoaded,
})
sample({ clock: localeFileSaved, source: $language, target: loadTextsFx })
sample({ clock: languageChanged, source: $dateFormat, target: saveDateFormatFx })
sample({ clock: languageChanged, target: [setDocumentLanguageFx, writeLanguageCookieFx] })

sample({ clock: languageChosen, target: saveLanguageFx })
// A language that another tab has chosen does not reload this one, so that it keeps its input.
sample({
  clock: sample({
    clock: storedLanguage.changedElsewhere,
    source: $settings,
    fn: (settings, language) => offeredLanguage(settings.language, language),
  }).filterMap((language) => language),
  target: languageChanged,
})
sample({ clock: languageChosen, fn: dateFormatOf, target: saveDateFormatFx })
sample({
  clock: saveLanguageFx.done,
  filter: $hasUnsavedInput.map((hasUnsavedInput) => !hasUnsavedInput),
  fn: () => undefined,
  target: [writeLanguageCookieFx, reloadFx],
})
sample({
  clock: saveLanguageFx.done,
  filter: $hasUnsavedInput,
  fn: ({ params }) => params,
  target: languageChanged,
})

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
