/** A reference to a text, for manifests, toasts and errors: translated when it is rendered. */
export interface TextRef {
  readonly namespace: string
  readonly key: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** Texts of the kernel or of a plugin: typesafe-i18n templates by key. */
export type Dictionary = Readonly<Record<string, string>>

/** Type of a locale file: the same keys as the English one. */
export type Translation<Base extends Dictionary> = { readonly [Key in keyof Base]: string }

/** A typed handle on the texts of one owner; the texts come with `GET /assets/i18n/{lang}.json`. */
export interface Texts<Base extends Dictionary> {
  readonly namespace: string
  /** A reference to one text. @example ref('login.invalidLogin') */
  readonly ref: (key: keyof Base & string, args?: TextRef['args']) => TextRef
  /** Type only; never present at run time. */
  readonly base?: Base
}

/**
 * Declares the texts of a plugin by the type of its English locale file.
 * @param namespace the plugin's id (KRN-I18N-04)
 * @example
 * import type en from './locales/en'
 * export const postsTexts = defineTexts<typeof en>('posts')
 */
export function defineTexts<Base extends Dictionary>(namespace: string): Texts<Base> {
  return { namespace, ref: (key, args) => (args ? { namespace, key, args } : { namespace, key }) }
}
