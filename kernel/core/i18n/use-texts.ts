import { combine } from 'effector'
import { typesafeI18nObject } from 'typesafe-i18n'
import type en from '../../locales/en'
import { sharedStore } from '../async/shared-store'
import { asRecord } from '../parse/parse'
import { $dateFormat, $formatLocale, $language, $messages } from './i18n'
import { type Dictionary, kernelTexts, type Messages, type TextRef, type Texts } from './text'

export const [LanguageProvider, useLanguage] = sharedStore(
  combine({
    messages: $messages,
    language: $language,
    locale: $formatLocale,
    dateFormat: $dateFormat,
  }),
)

/** The texts of a plugin in the current language, as typed functions: `t.newPosts({ count })`. */
export function useTexts<Base extends Dictionary>(texts: Texts<Base>): Translations<Base> {
  const { messages, language } = useLanguage()
  return translationsOf(texts, messages, language)
}

export const useKernelTexts = (): Translations<typeof en> => useTexts(kernelTexts)

/** Translates references to texts, such as labels in manifests and error messages. */
export function useTranslate(): (text: TextRef) => string {
  const { messages, language } = useLanguage()
  return (text) => translate(text, messages, language)
}

type Translations<Base extends Dictionary> = ReturnType<
  typeof typesafeI18nObject<string, Base, Record<never, never>>
>

const cache = new WeakMap<Messages, Map<string, unknown>>()

/** The texts of a plugin as functions: `t.greeting({ name })`. A missing text is replaced by words made of its key. */
export function translationsOf<Base extends Dictionary>(
  texts: Texts<Base>,
  messages: Messages,
  locale: string,
): Translations<Base> {
  const byNamespace = cache.get(messages) ?? new Map<string, unknown>()
  cache.set(messages, byNamespace)
  let functions = byNamespace.get(texts.namespace)
  if (!functions) {
    const dictionary = asRecord(messages[texts.namespace])
    functions = new Proxy(typesafeI18nObject(locale, dictionary as Dictionary, {}), {
      get: (target, key) =>
        typeof Reflect.get(dictionary, key) === 'string'
          ? Reflect.get(target, key)
          : () => wordsOf(String(key)),
    })
    byNamespace.set(texts.namespace, functions)
  }
  return functions as Translations<Base>
}

export function translate({ namespace, key, args }: TextRef, messages: Messages, locale: string): string {
  const functions = translationsOf<Dictionary>(
    { namespace, ref: () => ({ namespace, key }) },
    messages,
    locale,
  )
  const t = functions[key] as ((args?: TextRef['args']) => string) | undefined
  return t?.(args) ?? wordsOf(key)
}

function wordsOf(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1)
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
