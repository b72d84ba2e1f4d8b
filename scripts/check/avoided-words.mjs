/**
 * Reads the table "Avoid" of docs/texts.md.
 *
 * @param {string} document
 * @returns {Map<string, { avoid: string, write: string }[]>} the words to avoid by language
 */
export function avoidedWordsIn(document) {
  const [, section = ''] = document.split(/^## Avoid$/m)
  const rows = [...section.matchAll(/^\| ([\w-]+) \| ([^|]+) \| ([^|]+) \|$/gm)].slice(2)
  const byLanguage = new Map()
  for (const [, language, avoid, write] of rows)
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), { avoid, write }])
  return byLanguage
}

/**
 * Finds texts that contain an avoided word.
 *
 * @param {Record<string, string>} texts
 * @param {{ avoid: string, write: string }[]} words
 */
export const findAvoidedWords = (texts, words = []) =>
  Object.entries(texts).flatMap(([key, text]) =>
    words
      .filter(({ avoid }) => text.toLowerCase().includes(avoid.toLowerCase()))
      .map((word) => ({ key, ...word })),
  )
