/** What people see as one character, for browsers without `Intl.Segmenter`: with its marks, and the parts of a picture. */
const character = /(?:\p{RI}{2}|\r\n|.)(?:[\p{M}\p{EMod}\u{e0020}-\u{e007f}]|\u200d.)*/gsu

/** The start of the visible character at a position, which may consist of many UTF-16 units. */
export function characterStart(text: string, at: number): number {
  if (at >= text.length) return text.length
  if (typeof Intl.Segmenter === 'function')
    return new Intl.Segmenter().segment(text).containing(at)?.index ?? at
  for (const { index, 0: whole } of text.matchAll(character)) if (index + whole.length > at) return index
  return at
}

/**
 * Cuts a text that is too long, but no visible character in two.
 *
 * @param maxLength in UTF-16 units, without the ellipsis
 * @example cutText('Ana 👩‍🏫', 6, '…') // 'Ana…'
 */
export function cutText(text: string, maxLength: number, ellipsis = ''): string {
  if (text.length <= maxLength) return text
  const end = characterStart(text.slice(0, maxLength + 100), maxLength)
  // A single character can be longer than all that fits, and its marks can be cut.
  const cut = text.slice(0, end || maxLength).replace(/[\ud800-\udbff]$/, '')
  return ellipsis ? `${cut.trimEnd()}${ellipsis}` : cut
}
