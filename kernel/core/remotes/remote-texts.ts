import { attach, createEffect, createStore, sample } from 'effector'
import type { Language } from '../config/languages'
import { $language, $messages, textsLoaded } from '../i18n/i18n'
import type { Messages } from '../i18n/messages'
import type { Dictionary } from '../i18n/text'
import type { PluginManifest } from '../plugin/manifest'

/** The texts that a remote plugin brings along. */
type RemoteTexts = Required<Pick<PluginManifest, 'id' | 'texts'>>

interface Wanted {
  readonly language: Language
  readonly offers: readonly RemoteTexts[]
}

// Effects

/** The texts of some plugins in one language, or in English where a plugin does not speak it. */
const loadTextsFx = createEffect(async ({ language, offers }: Wanted): Promise<Messages> => {
  const owners = offers.map(async ({ id, texts }) => {
    const dictionary = await (texts[language] ?? texts.en)?.()
    return [id, textsIn(dictionary?.default)] as const
  })
  return Object.fromEntries(await Promise.all(owners))
})

/** A plugin has come: its texts join those of the product, and follow the language from now on. */
export const loadRemoteTextsFx = attach({
  effect: loadTextsFx,
  source: $language,
  mapParams: (offer: RemoteTexts, language) => ({ language, offers: [offer] }),
})

// Stores

const $offers = createStore<readonly RemoteTexts[]>([]).on(loadRemoteTextsFx.done, (offers, { params }) => [
  ...offers,
  params,
])

// Wiring

sample({
  clock: loadTextsFx.done,
  source: { bundle: $messages, language: $language },
  // Another language may be spoken by now: its texts are on their way.
  filter: ({ language }, { params }) => language === params.language,
  fn: ({ bundle }, { result }) => withTexts(bundle, result),
  target: $messages,
})
sample({
  clock: textsLoaded,
  source: { offers: $offers, language: $language },
  filter: ({ offers }) => offers.length > 0,
  target: loadTextsFx,
})

/** What a deployment says in a plugin's place stays. */
function withTexts(bundle: Messages, added: Messages): Messages {
  const joined = Object.entries(added).map(([owner, texts]) => [owner, { ...texts, ...bundle[owner] }])
  return { ...bundle, ...Object.fromEntries(joined) }
}

/** What is no text would be one on a screen. */
function textsIn(value: Dictionary = {}): Dictionary {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
