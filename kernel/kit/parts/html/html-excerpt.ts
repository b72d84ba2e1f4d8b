import { cutText } from '../../../core/parse/cut-text'
import { decodeReferences } from './character-references'
import { readPortion } from './read-portion'

/** Matches tags. They begin with a letter, because a lone `<` is text; `readPortion` has closed all tags. */
const tag = /<\/?[a-z][^>]*>/gi

/**
 * The beginning of HTML as one line of plain text, for lists. The result is untrusted text and no HTML.
 * @param maxLength in UTF-16 units; a longer text ends with “…”
 */
export function htmlExcerpt(html: string, maxLength = 160): string {
  const text = decodeReferences(readPortion(html).html.replace(tag, ' ')).replace(/\s+/g, ' ').trim()
  return cutText(text, maxLength, '…')
}
