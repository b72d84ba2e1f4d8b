import { readPortion } from './read-portion'

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decode(reference: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? reference
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
}

/** Matches tags. They begin with a letter, because a lone `<` is text; `readPortion` has closed all tags. */
const tag = /<\/?[a-z][^>]*>/gi
const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi

/**
 * The beginning of HTML as one line of plain text, for lists. The result is untrusted text and no HTML.
 * @param maxLength in characters; a longer text ends with “…”
 */
export function htmlExcerpt(html: string, maxLength = 160): string {
  const text = readPortion(html).html.replace(tag, ' ').replace(reference, decode).replace(/\s+/g, ' ').trim()
  const characters = [...text.slice(0, 2 * maxLength + 2)]
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : text
}
