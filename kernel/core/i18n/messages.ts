import { asRecord } from '../parse/parse'
import type { Dictionary } from './text'

/** Texts of one language by their owner, the kernel or a plugin: `{ kernel: {…}, posts: {…} }`. */
export type Messages = Readonly<Record<string, Dictionary>>

/** Reads a language file without validation: `translate` skips values that are not strings. */
export const toMessages = (file: unknown): Messages => asRecord(file) as Messages

export const parseMessages = (bundle: unknown): Messages =>
  Object.fromEntries(Object.entries(asRecord(bundle)).map(([owner, texts]) => [owner, readDictionary(texts)]))

function readDictionary(value: unknown): Dictionary {
  const texts = Object.entries(asRecord(value)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return Object.fromEntries(texts)
}
