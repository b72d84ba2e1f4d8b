import { cutText } from '@kernel'
import { decodeReferences } from '@kernel/parts'

const maxLength = 4_000

/** The beginning of untrusted HTML as plain text, without the code that a full parser needs. Only for text, never for HTML. */
export const excerptOf = (html: string): string =>
  decodeReferences(
    html
      .slice(0, maxLength)
      .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1[^>]*>|$)/gi, ' ')
      .replaceAll(/<[^>]*(?:>|$)/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The beginning of a text, up to the last whole word; `length` is in UTF-16 units. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length + 1).replace(/\s+\S*$/, '')
  // No comma stands before the ellipsis.
  return `${cutText(words, length).replace(/[\s\p{P}]+$/u, '')}…`
}
