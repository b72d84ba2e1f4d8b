import { cutText } from '@kernel'

/** State of the history for editors that are opened from another screen, to which they lead back. */
export const comesBack = { comesBack: true }

const maxLength = 20_000
/** Control characters but line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/**
 * What texts that another screen or app gives the editor add to the text that is in it. Their HTML stays text: readers see
 * its tags.
 * @param texts of untrusted content; one that another contains is left out, as apps give an address twice
 * @returns an empty text if there is nothing to add
 */
export function givenText(texts: readonly string[], written: string): string {
  const lines = texts
    .map((text) => text.replaceAll('\r\n', '\n').replace(control, '').trim())
    .filter(
      (text, index, all) =>
        text && !all.some((one, at) => one.includes(text) && (at < index || one !== text)),
    )
  const added = cutText(lines.join('\n'), maxLength)
    // References and tags as the editor writes them, so that they are none.
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/<(?=[/a-z!?])/gi, '&lt;')
  if (!added || written.includes(added)) return ''
  const gap = written.trim() && (written.endsWith('\n') ? '\n' : '\n\n')
  return `${gap}${added}\n`
}
