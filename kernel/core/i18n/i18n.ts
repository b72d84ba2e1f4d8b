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

// Events

/** The person chose a language. */
export const languageChosen = createEvent<Language>()
/** Another language is spoken from now on. */
export const languageChanged = createEvent<Language>()
/** Texts are there, or came anew while developing. */
export const textsLoaded = createEvent<Messages>()
/** A locale file was saved while developing. */
export const localeFileSaved = createEvent()

// Stores

/** The language that the reader reads. */
export const $language = createStore<Language>('en').on(languageChanged, (_, language) => language)
/** The base language's texts from the code itself; filled once, at start. */
export const $loadBaseTexts = createStore<LoadBaseTexts>(async () => ({}))
/** All texts of the language, by owner. */
export const $messages = createStore<Messages>({}).on(textsLoaded, (_, bundle) => bundle)
export const $hasTexts = $messages.map((bundle) => Object.keys(bundle).length > 0)
/** Formats numbers, dates and prices. */
export const $formatLocale = combine($language, $settings, (language, { locale }) =>
  formatLocale(language, locale.id),
)
/** What the language is called in calls. */
export const $languageTag = $language.map((language) => languageTags[language])
/** The stored form of dates; nothing as long as none was stored. */
const $storedDateFormat = createStore<DateFormat | null>(null)
/** The stored form where there is one, else the language's (KRN-I18N-05). */
export const $dateFormat = combine(
  $language,
  $storedDateFormat,
  (language, stored) => stored ?? dateFormatOf(language),
)

// Effects

/** The stored language, else the deployment's default; English where a country may still decide (KRN-I18N-03). */
export const resolveLanguageFx = attach({
  source: $settings,
  effect: ({ language }): Language => storedLanguage(language) ?? languageUntilKnown(language),
})

/**
 * Asks the geolocation service for the country, where no language is stored. Never part of the start: the page is read
 * in another language meanwhile. A failed lookup gives English (A8), and is made again with the next page.
 */
export const detectLanguageFx = attach({
  source: $settings,
  async effect({ language }): Promise<Language | undefined> {
    if (!language.geolocation || storedLanguage(language)) return undefined
    try {
      const signal = AbortSignal.timeout(10_000)
      const answer = await fetch(language.geolocation, { signal, credentials: 'omit' })
      if (!answer.ok) return undefined
      const { country }: { country?: unknown } = await answer.json()
      return offered(language, languageOfCountry(country)) ?? languageUntilKnown(language)
    } catch {
      // The person never asked for it, so nobody is told.
      return undefined
    }
  },
})

/** @throws when neither the language's file nor the base language's can be had */
const loadTextsFx = attach({
  source: { settings: $settings, loadBase: $loadBaseTexts },
  effect: ({ settings, loadBase }, language: Language) =>
    loadTexts(language, settings.language.texts, loadBase),
})

const keepLanguageFx = createEffect((language: Language) => deviceStorage.set(languageKey, language))
/** The service is asked once; a choice that the person has made meanwhile stays. */
const keepFoundLanguageFx = createEffect((language: Language) => {
  if (deviceStorage.get(languageKey) === null) deviceStorage.set(languageKey, language)
})
const recallDateFormatFx = createEffect(
  (_: Language) => readDateFormat(deviceStorage.get(dateFormatKey)) ?? null,
)
const keepDateFormatFx = createEffect((format: DateFormat) => deviceStorage.set(dateFormatKey, format))
/** For screen readers, hyphenation and the browser's own translation. */
const nameLanguageFx = createEffect((language: Language) => {
  document.documentElement.lang = language
})
/** A whole new page: texts that are already on it could not all follow (KRN-I18N-01). */
const reloadFx = createEffect(() => location.reload())

// Wiring

// The stored form is read once, before the form in use is stored: one found by a lookup later brings its own.
sample({ clock: resolveLanguageFx.doneData, target: recallDateFormatFx })
$storedDateFormat.on(recallDateFormatFx.doneData, (_, stored) => stored)
sample({ clock: recallDateFormatFx.done, fn: ({ params }) => params, target: languageChanged })
const languageFound = sample({
  clock: detectLanguageFx.doneData,
  filter: (language) => language !== undefined,
})
sample({ clock: languageFound, target: keepFoundLanguageFx })
sample({
  clock: languageFound,
  source: $language,
  filter: (language, found) => found !== language,
  fn: (_, found) => found,
  target: languageChanged,
})
sample({ clock: languageChanged, target: loadTextsFx })
// What was asked for first may come last.
sample({
  clock: loadTextsFx.done,
  source: $language,
  filter: (language, { params }) => params === language,
  fn: (_, { result }) => result,
  target: textsLoaded,
})
sample({ clock: localeFileSaved, source: $language, target: loadTextsFx })
sample({ clock: languageChanged, source: $dateFormat, target: keepDateFormatFx })
sample({ clock: languageChanged, target: nameLanguageFx })

sample({ clock: languageChosen, target: keepLanguageFx })
// Whoever chooses a language gets its dates.
sample({ clock: languageChosen, fn: dateFormatOf, target: keepDateFormatFx })
sample({ clock: keepLanguageFx.done, fn: () => undefined, target: reloadFx })

type LanguageSettings = Settings['language']

const offered = (settings: LanguageSettings, wanted: Language | undefined) =>
  settings.offered.find((one) => one === wanted)

const storedLanguage = (settings: LanguageSettings) =>
  offered(settings, parseLanguage(deviceStorage.get(languageKey)))

/** Also what a failed lookup gives, so that a page which has begun in it need not change. */
const languageUntilKnown = (settings: LanguageSettings): Language =>
  (settings.geolocation ? offered(settings, 'en') : undefined) ??
  offered(settings, settings.default) ??
  settings.offered[0] ??
  settings.default
