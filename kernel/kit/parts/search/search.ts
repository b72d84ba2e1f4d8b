import { characterStart, cutText } from '../../../core/parse/cut-text'
import { foldText } from './fold-text'

const wordsOf = (query: string) => foldText(query).split(/\s+/).filter(Boolean)

/**
 * Whether a text contains all words of a query; ignores case and accents. An empty query matches every text.
 * @example matchesSearch('João Lourenço', 'lour joao') // true
 */
export function matchesSearch(text: string, query: string): boolean {
  const normalized = foldText(text)
  return wordsOf(query).every((word) => normalized.includes(word))
}

/** Length of a search text, for comparison with the minimum length of a search. */
export const searchLength = (query: string): number => [...foldText(query).trim()].length

/** Cache of normalized texts by `textOf` and item, because each typed letter searches the whole list. */
const searchable = new WeakMap<object, WeakMap<object, string>>()

/**
 * Returns the items whose text matches a query, like {@link matchesSearch}; all of them for an empty query.
 * @param textOf a function defined outside of components: the normalized texts are cached for it
 * @example searchItems(courses, typed, ({ title }) => title)
 */
export function searchItems<Item extends object>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = wordsOf(query)
  if (words.length === 0) return items
  const normalizedText = cachedTexts(textOf)
  return items.filter((item) => {
    const text = normalizedText(item)
    return words.every((word) => text.includes(word))
  })
}

function cachedTexts<Item extends object>(textOf: (item: Item) => string): (item: Item) => string {
  const texts = searchable.get(textOf) ?? new WeakMap<object, string>()
  searchable.set(textOf, texts)
  return (item) => {
    let text = texts.get(item)
    if (text === undefined) {
      text = foldText(textOf(item))
      texts.set(item, text)
    }
    return text
  }
}

/**
 * Like {@link searchItems}, with the best matches first: texts that begin with the query, then texts with a word that
 * begins with it.
 * @param isWithin whether texts that have the query only within their words are among them; default: they are the last
 */
export function rankItems<Item extends object>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
  isWithin = true,
): readonly Item[] {
  const words = wordsOf(query)
  const [first] = words
  if (first === undefined) return items
  const start = words.join(' ')
  const normalizedText = cachedTexts(textOf)
  const ranks: [Item[], Item[], Item[]] = [[], [], []]
  for (const item of searchItems(items, query, textOf)) {
    const text = normalizedText(item)
    if (text.startsWith(start)) ranks[0].push(item)
    else if (text.startsWith(first) || text.includes(` ${first}`)) ranks[1].push(item)
    else if (isWithin) ranks[2].push(item)
  }
  return ranks.flat()
}

export interface TextSegment {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text at the words of a query, to emphasize them; compares like {@link matchesSearch}. */
export function splitMatches(text: string, query: string): readonly TextSegment[] {
  // Positions of the normalized characters in the text, because accents and some letters change their length.
  const starts: number[] = []
  const ends: number[] = []
  let normalized = ''
  let start = 0
  for (const char of text) {
    const part = foldText(char)
    // A combining accent belongs to the letter before it.
    if (part === '' && ends.length > 0) ends[ends.length - 1] = start + char.length
    for (let unit = 0; unit < part.length; unit++) {
      starts.push(start)
      ends.push(start + char.length)
    }
    normalized += part
    start += char.length
  }
  const matched = new Uint8Array(text.length)
  for (const word of wordsOf(query))
    for (let at = normalized.indexOf(word); at >= 0; at = normalized.indexOf(word, at + word.length))
      matched.fill(1, starts[at], ends[at + word.length - 1])

  const segments: { text: string; isMatch: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const isMatch = matched[at] === 1
    const last = segments.at(-1)
    if (last?.isMatch === isMatch) last.text += text[at]
    else segments.push({ text: text[at] ?? '', isMatch })
  }
  return segments
}

/** Characters that also phones show in one line, and those before a match that is further on. */
const [maxLine, maxLead] = [36, 16]

/**
 * The part of a text around the first match of a query: one line of it, in which the match is in sight.
 * @param maxLength in UTF-16 units
 */
export function matchExcerpt(text: string, query: string, maxLength = 80): string {
  const [first, match] = splitMatches(text, query)
  const at = first && match && !first.isMatch ? first.text.length : 0
  // Begin at a word, or with the match if that is within a long one.
  const space = text.indexOf(' ', at - maxLead)
  const start = space >= 0 && space < at ? space + 1 : characterStart(text, at)
  const from = at + (match?.text.length ?? 0) <= maxLine ? 0 : start
  return `${from > 0 ? '… ' : ''}${cutText(text.slice(from), maxLength, '…')}`
}
