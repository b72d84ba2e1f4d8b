import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import {
  formatLocale,
  type Language,
  languageKey,
  languageOfCountry,
  languageTags,
  parseLanguage,
} from '../config/languages'
import type { Settings } from '../config/schema'
import { $settings } from '../config/settings'
import { deviceStorage } from '../storage/safe-storage'
import { type DateFormat, dateFormatKey, dateFormatOf, readDateFormat } from './date-format'
import { type LoadBaseTexts, loadTexts } from './load-texts'
import type { Messages } from './messages'

export const languageChosen = createEvent<Language>()
/** Changes the language of the page: at start, after the geolocation, or after a choice in another tab. */
export const languageChanged = createEvent<Language>()
export const textsLoaded = createEvent<Messages>()
export const localeFileSaved = createEvent()

/** The current language of the page. */
export const $language = createStore<Language>('en').on(languageChanged, (_, language) => language)
/** The function that loads the English texts bundled with the code; set once, at start. */
export const $loadBaseTexts = createStore<LoadBaseTexts>(async () => ({}))
export const $messages = createStore<Messages>({}).on(textsLoaded, (_, bundle) => bundle)
export const $hasTexts = $messages.map((bundle) => Object.keys(bundle).length > 0)
export const $formatLocale = combine($language, $settings, (language, { locale }) =>
  formatLocale(language, locale.id),
)
/** Language tag for requests: `en-US`, `pt-BR`. */
export const $languageTag = $language.map((language) => languageTags[language])
const $storedDateFormat = createStore<DateFormat | null>(null)
export const $dateFormat = combine(
  $language,
  $storedDateFormat,
  (language, stored) => stored ?? dateFormatOf(language),
)

/** The language at start: the stored one, else English if geolocation is on, else the default (KRN-I18N-03). */
export const resolveLanguageFx = attach({
  source: $settings,
  effect: ({ language }): Language => storedLanguage(language) ?? fallbackLanguage(language),
})

/** Detects the language by geolocation when none is stored. A failure keeps English until the next page load. */
export const detectLanguageFx = attach({
  source: $settings,
  async effect({ language }): Promise<Language | undefined> {
    if (!language.geolocation || storedLanguage(language)) return undefined
    try {
      const signal = AbortSignal.timeout(10_000)
      const response = await fetch(language.geolocation, { signal, credentials: 'omit' })
      if (!response.ok) return undefined
      const { country }: { country?: unknown } = await response.json()
      return offered(language, languageOfCountry(country)) ?? fallbackLanguage(language)
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

const saveLanguageFx = createEffect((language: Language) => deviceStorage.set(languageKey, language))
const saveDetectedLanguageFx = createEffect((language: Language) => {
  if (deviceStorage.get(languageKey) === null) deviceStorage.set(languageKey, language)
})
const loadDateFormatFx = createEffect(
  (_: Language) => readDateFormat(deviceStorage.get(dateFormatKey)) ?? null,
)
const saveDateFormatFx = createEffect((format: DateFormat) => deviceStorage.set(dateFormatKey, format))
const setDocumentLanguageFx = createEffect((language: Language) => {
  document.documentElement.lang = language
})
/** Reloads the page after a choice of language, since some texts in memory cannot be translated (KRN-I18N-01). */
const reloadFx = createEffect(() => location.reload())

// The stored date format is read only at start: a language detected later brings its own format.
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
sample({ clock: languageChanged, target: setDocumentLanguageFx })

sample({ clock: languageChosen, target: saveLanguageFx })
sample({ clock: languageChosen, fn: dateFormatOf, target: saveDateFormatFx })
sample({ clock: saveLanguageFx.done, fn: () => undefined, target: reloadFx })

type LanguageSettings = Settings['language']

const offered = (settings: LanguageSettings, language: Language | undefined) =>
  settings.offered.find((candidate) => candidate === language)

const storedLanguage = (settings: LanguageSettings) =>
  offered(settings, parseLanguage(deviceStorage.get(languageKey)))

/** The language while geolocation is pending, and after it fails: a failure does not change the language. */
const fallbackLanguage = (settings: LanguageSettings): Language =>
  (settings.geolocation ? offered(settings, 'en') : undefined) ??
  offered(settings, settings.default) ??
  settings.offered[0] ??
  settings.default
