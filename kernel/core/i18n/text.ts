import type en from '../../locales/en'
import { asRecord } from '../parse/parse'

/** A reference to a text, which is translated when it is rendered: for manifests, toasts and errors. */
export interface TextRef {
  readonly namespace: string
  readonly key: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** Texts of the kernel or of a plugin: typesafe-i18n templates by key. */
export type Dictionary = Readonly<Record<string, string>>

/** Type of a locale file: the same keys as the English one. */
export type Translation<Base extends Dictionary> = { readonly [Key in keyof Base]: string }

/** The typed keys of the texts of the kernel or a plugin. The texts themselves are in `/assets/i18n/{lang}.json`. */
export interface Texts<Base extends Dictionary> {
  readonly namespace: string
  /** Makes a reference to one of the texts. */
  readonly ref: (key: keyof Base & string, args?: TextRef['args']) => TextRef
  /** Carries the type of the texts; never present at run time. */
  readonly base?: Base
}

/**
 * Declares the texts of a plugin: its id, and the type of its English locale file.
 * @example defineTexts<typeof en>('posts')
 */
export function defineTexts<Base extends Dictionary>(namespace: string): Texts<Base> {
  return { namespace, ref: (key, args) => (args ? { namespace, key, args } : { namespace, key }) }
}

/** Texts of one language by their owner, the kernel or a plugin: `{ kernel: {…}, posts: {…} }`. */
export type Messages = Readonly<Record<string, Dictionary>>

/** Reads a language file without validation: `translate` skips values that are not strings. */
export const toMessages = (file: unknown): Messages => asRecord(file) as Messages

export const kernelTexts = defineTexts<typeof en>('kernel')
