import { htmlTags } from '@kernel/parts'

/**
 * Posts are HTML, but people type text. Closed tags that HTML knows are kept; any other `<` (`x<y`, `List<String>`, `<3`)
 * is escaped, otherwise it would swallow the text after it.
 */

/** The rest of a tag: name, attributes, `>`. Another `<` before the `>` means that it is no tag. */
const rest = /\/?([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|(?!&lt;)[^<>"'])*>/.source
const tagStart = new RegExp(`<(?:(?=${rest})|)`, 'gi')
const escapedSign = new RegExp(`&lt;(?:(?=${rest})|)`, 'gi')

const isTag = (name: string | undefined) => name !== undefined && htmlTags.has(name.toLowerCase())

/** Converts typed text to stored HTML. */
export const writePostText = (typed: string): string =>
  typed.trim().replace(tagStart, (sign, name) => (isTag(name) ? sign : '&lt;'))

/** Converts stored HTML to the text for the editor. */
export const readPostText = (stored: string): string =>
  // Multipart forms are sent with CRLF.
  stored.replaceAll('\r\n', '\n').replace(escapedSign, (sign, name) => (isTag(name) ? sign : '<'))
