import { fields } from '../http/read'
import type { Dictionary } from './text'

/** All texts of one language, by owner: `{ kernel: {…}, posts: {…} }`. */
export type Bundle = Readonly<Record<string, Dictionary>>

/** What a language file holds. What is no text is passed over when it is to be spoken: most texts of a file never are. */
export const bundleIn = (file: unknown): Bundle => fields(file) as Bundle

/** The same read at once, for texts that stand in for others; what is no text is left out. */
export const readBundle = (bundle: unknown): Bundle =>
  Object.fromEntries(Object.entries(fields(bundle)).map(([owner, texts]) => [owner, readDictionary(texts)]))

function readDictionary(value: unknown): Dictionary {
  const texts = Object.entries(fields(value)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return Object.fromEntries(texts)
}
