import { typesafeI18nObject } from 'typesafe-i18n'
import { asRecord } from '../parse/parse'
import type { Messages } from './messages'
import type { Dictionary, TextRef, Texts } from './text'

/** The functions that typesafe-i18n derives from a dictionary, with typed arguments. */
export type Translations<Base extends Dictionary> = ReturnType<
  typeof typesafeI18nObject<string, Base, Record<never, never>>
>

const spoken = new WeakMap<Messages, Map<string, unknown>>()

/**
 * The texts of one owner as functions: `t.greeting({ name })`. A text that nobody has gives words made of
 * its key, so that a screen is never without.
 */
export function translationsOf<Base extends Dictionary>(
  texts: Texts<Base>,
  bundle: Messages,
  locale: string,
): Translations<Base> {
  const known = spoken.get(bundle) ?? new Map<string, unknown>()
  spoken.set(bundle, known)
  let functions = known.get(texts.namespace)
  if (!functions) {
    const own = asRecord(bundle[texts.namespace])
    functions = new Proxy(typesafeI18nObject(locale, own as Dictionary, {}), {
      get: (target, key) =>
        typeof Reflect.get(own, key) === 'string' ? Reflect.get(target, key) : () => wordsOf(String(key)),
    })
    known.set(texts.namespace, functions)
  }
  return functions as Translations<Base>
}

/** Speaks one text that was carried as data. */
export function translate({ namespace, key, args }: TextRef, bundle: Messages, locale: string): string {
  const functions = translationsOf<Dictionary>({ namespace, ref: () => ({ namespace, key }) }, bundle, locale)
  const say = functions[key] as ((args?: TextRef['args']) => string) | undefined
  return say?.(args) ?? wordsOf(key)
}

/** `main.pageNotFound` → `Page not found`. */
function wordsOf(key: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1)
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
