import { fields } from '../http/read'
import type { Dictionary } from './text'

/** All texts of one language, by owner: `{ kernel: {…}, posts: {…} }`. */
export type Bundle = Readonly<Record<string, Dictionary>>

/** Reads what a language file holds; what is no text is left out. */
export const readBundle = (bundle: unknown): Bundle =>
  Object.fromEntries(Object.entries(fields(bundle)).map(([owner, texts]) => [owner, readDictionary(texts)]))

function readDictionary(value: unknown): Dictionary {
  const texts = Object.entries(fields(value)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return Object.fromEntries(texts)
}
