/** Converts a text to lower case and removes its accents. */
function normalize(text: string): string {
  // Most texts are ASCII, for which the Unicode tables are not needed.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

const wordsOf = (query: string) => normalize(query).split(/\s+/).filter(Boolean)

/**
 * Whether a text contains all words of a query; ignores case and accents. An empty query matches every text.
 * @example matchesSearch('João Lourenço', 'lour joao') // true
 */
export function matchesSearch(text: string, query: string): boolean {
  const normalized = normalize(text)
  return wordsOf(query).every((word) => normalized.includes(word))
}

/** Length of a search text, for comparison with the minimum length of a search. */
export const searchLength = (query: string): number => [...normalize(query).trim()].length

/** Cache of normalized texts by `textOf` and item, because each typed letter searches the whole list. */
const searchable = new WeakMap<object, WeakMap<object, string>>()

/**
 * Returns the items whose text matches a query, like {@link matchesSearch}; all of them for an empty query.
 *
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
  const texts = searchable.get(textOf) ?? new WeakMap<object, string>()
  searchable.set(textOf, texts)
  return items.filter((item) => {
    let text = texts.get(item)
    if (text === undefined) {
      text = normalize(textOf(item))
      texts.set(item, text)
    }
    return words.every((word) => text.includes(word))
  })
}
