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

/** The beginning of a text, up to the last whole word; `length` is in characters. */
export function shorten(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const words = letters
    .slice(0, length + 1)
    .join('')
    .replace(/\s+\S*$/, '')
  // No comma stands before the ellipsis.
  const cut = [...words].slice(0, length).join('')
  return `${cut.replace(/[\s\p{P}]+$/u, '')}…`
}
