/**
 * A text named, not yet spoken: manifests, toasts and errors carry it as data and a screen
 * turns it into words in the language of the moment.
 */
export interface TextRef {
  readonly namespace: string
  readonly key: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** The texts of one owner (the kernel or a plugin): a flat dictionary of typesafe-i18n templates. */
export type Dictionary = Readonly<Record<string, string>>

/** What a locale file of another language must look like: the same keys as the base language. */
export type Translation<Base extends Dictionary> = { readonly [Key in keyof Base]: string }

/**
 * The typed handle on one owner's texts; it weighs nothing, the texts themselves come with
 * `GET /assets/i18n/{lang}.json`.
 */
export interface Texts<Base extends Dictionary> {
  readonly namespace: string
  /** Names one text as data. @example ref('login.invalidLogin') */
  readonly ref: (key: keyof Base & string, args?: TextRef['args']) => TextRef
  /** Carries the dictionary's type; never present at run time. */
  readonly base?: Base
}

/**
 * Declares the texts of a plugin from the type of its base-language locale file.
 *
 * @param namespace the plugin's id, under which its texts stand in the language file (KRN-I18N-04)
 * @example
 * import type en from './locales/en'
 * export const postsTexts = defineTexts<typeof en>('posts')
 */
export function defineTexts<Base extends Dictionary>(namespace: string): Texts<Base> {
  return { namespace, ref: (key, args) => (args ? { namespace, key, args } : { namespace, key }) }
}
