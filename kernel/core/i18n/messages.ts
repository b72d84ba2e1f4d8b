import { asRecord } from '../parse/parse'
import type { Dictionary } from './text'

/** All texts of one language, by owner: `{ kernel: {…}, posts: {…} }`. */
export type Messages = Readonly<Record<string, Dictionary>>

/** What a language file holds. What is no text is passed over when it is to be spoken: most texts of a file never are. */
export const toMessages = (file: unknown): Messages => asRecord(file) as Messages

/** The same read at once, for texts that stand in for others; what is no text is left out. */
export const parseMessages = (bundle: unknown): Messages =>
  Object.fromEntries(Object.entries(asRecord(bundle)).map(([owner, texts]) => [owner, readDictionary(texts)]))

function readDictionary(value: unknown): Dictionary {
  const texts = Object.entries(asRecord(value)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return Object.fromEntries(texts)
}
