import { attach, createEffect, createStore, sample } from 'effector'
import type { Language } from '../core/config/languages'
import { $language, $messages, textsLoaded } from '../core/i18n/i18n'
import type { Dictionary, Messages } from '../core/i18n/text'
import type { PluginManifest } from '../core/plugin/manifest'

type RemoteTexts = Required<Pick<PluginManifest, 'id' | 'texts'>>

interface TextsRequest {
  readonly language: Language
  readonly plugins: readonly RemoteTexts[]
}

/** Loads the texts of remote plugins, in English when a plugin does not have the language. */
const loadTextsFx = createEffect(async ({ language, plugins }: TextsRequest): Promise<Messages> => {
  const owners = plugins.map(async ({ id, texts }) => {
    const dictionary = await (texts[language] ?? texts.en)?.()
    return [id, readTexts(dictionary?.default)] as const
  })
  return Object.fromEntries(await Promise.all(owners))
})

/** Adds the texts of a remote plugin; they follow later changes of the language. */
export const loadRemoteTextsFx = attach({
  effect: loadTextsFx,
  source: $language,
  mapParams: (plugin: RemoteTexts, language) => ({ language, plugins: [plugin] }),
})

const $plugins = createStore<readonly RemoteTexts[]>([]).on(loadRemoteTextsFx.done, (plugins, { params }) => [
  ...plugins,
  params,
])

sample({
  clock: loadTextsFx.done,
  source: { messages: $messages, language: $language },
  // Drop texts that loaded after a change of the language: the texts of the new language are loading.
  filter: ({ language }, { params }) => language === params.language,
  fn: ({ messages }, { result }) => addTexts(messages, result),
  target: $messages,
})
sample({
  clock: textsLoaded,
  source: { plugins: $plugins, language: $language },
  filter: ({ plugins }) => plugins.length > 0,
  target: loadTextsFx,
})

/** Adds texts of remote plugins; texts that the deployment overrides are kept. */
function addTexts(messages: Messages, added: Messages): Messages {
  const joined = Object.entries(added).map(([owner, texts]) => [owner, { ...texts, ...messages[owner] }])
  return { ...messages, ...Object.fromEntries(joined) }
}

/** Reads the untrusted texts of a remote plugin: drops everything but strings. */
function readTexts(value: Dictionary = {}): Dictionary {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
