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
  readonly ref: (key: keyof Base & string, args?: TextRef['args']) => TextRef
  /** Type only; never present at run time. */
  readonly base?: Base
}

/** Declares texts by plugin id and English file (KRN-I18N-04). @example defineTexts<typeof en>('posts') */
export function defineTexts<Base extends Dictionary>(namespace: string): Texts<Base> {
  return { namespace, ref: (key, args) => (args ? { namespace, key, args } : { namespace, key }) }
}
