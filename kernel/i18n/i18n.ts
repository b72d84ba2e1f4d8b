import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $settings } from '../config/settings'
import { localKeep } from '../storage/safe-storage'
import type { Bundle } from './bundle'
import { dateFormatKey, dateFormatOf } from './date-format'
import { formatLocale, type Language, languageKey, languageOfCountry, readLanguage } from './languages'
import { loadTexts } from './load-texts'

// Events: what happened

/** The person chose a language. */
export const languageChosen = createEvent<Language>()
/** Another language is spoken from now on. */
export const languageChanged = createEvent<Language>()
/** Texts are there, or came anew while developing. */
export const textsArrived = createEvent<Bundle>()
/** A locale file was saved while developing. */
export const textsSaved = createEvent()

// Stores: what we remember

/** The language that the reader reads. */
export const $language = createStore<Language>('en').on(languageChanged, (_, language) => language)
/** All texts of the language, by owner. */
export const $bundle = createStore<Bundle>({}).on(textsArrived, (_, bundle) => bundle)
export const $hasTexts = $bundle.map((bundle) => Object.keys(bundle).length > 0)
/** Formats numbers, dates and prices. */
export const $formatLocale = combine($language, $settings, (language, { locale }) =>
  formatLocale(language, locale.id),
)
/** `MMM/dd/y` or `dd/MM/y` (KRN-I18N-05). */
export const $dateFormat = $language.map(dateFormatOf)

// Effects: what leaves this module

/** The stored choice, else the country's language, else the deployment's default (KRN-I18N-03). Never fails. */
export const decideLanguageFx = attach({
  source: $settings,
  async effect({ language }): Promise<Language> {
    const offered = (wanted: Language | undefined) => wanted && language.offered.find((one) => one === wanted)
    const otherwise = offered(language.default) ?? language.offered[0] ?? language.default
    const stored = offered(readLanguage(localKeep.get(languageKey)))
    if (stored) return stored
    if (!language.geolocation) return otherwise
    try {
      const answer = await fetch(language.geolocation, {
        signal: AbortSignal.timeout(3_000),
        credentials: 'omit',
      })
      const { country }: { country?: unknown } = await answer.json()
      return offered(languageOfCountry(country)) ?? otherwise
    } catch {
      // A failed lookup gives English (A8): the person never asked for it, so nobody is told.
      return offered('en') ?? otherwise
    }
  },
})

/** @throws when neither the language's file nor the base language's can be had */
const loadTextsFx = attach({
  source: $settings,
  effect: (settings, language: Language) => loadTexts(language, settings.language.texts),
})

const keepLanguageFx = createEffect((language: Language) => localKeep.set(languageKey, language))
const keepDateFormatFx = createEffect((format: string) => localKeep.set(dateFormatKey, format))
/** For screen readers, hyphenation and the browser's own translation. */
const nameLanguageFx = createEffect((language: Language) => {
  document.documentElement.lang = language
})
/** A whole new page: texts that are already on it could not all follow (KRN-I18N-01). */
const reloadFx = createEffect(() => location.reload())

// Wiring: how they connect

sample({ clock: decideLanguageFx.doneData, target: languageChanged })
sample({ clock: languageChanged, target: loadTextsFx })
// What was asked for first may come last.
sample({
  clock: loadTextsFx.done,
  source: $language,
  filter: (language, { params }) => params === language,
  fn: (_, { result }) => result,
  target: textsArrived,
})
sample({ clock: textsSaved, source: $language, target: loadTextsFx })
sample({ clock: languageChanged, source: $dateFormat, target: keepDateFormatFx })
sample({ clock: languageChanged, target: nameLanguageFx })

sample({ clock: languageChosen, target: keepLanguageFx })
sample({ clock: keepLanguageFx.done, fn: () => undefined, target: reloadFx })
