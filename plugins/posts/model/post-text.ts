import { htmlTags } from '@kernel/parts'

/**
 * Converts between typed text and stored HTML. Complete tags that HTML knows are kept. Any other `<` (`x<y`,
 * `List<String>`, `<3`) is escaped, because otherwise the text after it would disappear.
 */

/** Matches the rest of a tag after `<`: name, attributes, `>`. A second `<` before the `>` means: no tag. */
const rest = /\/?([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|(?!&lt;)[^<>"'])*>/.source
const tagStart = new RegExp(`<(?:(?=${rest})|)`, 'gi')
const escapedSign = new RegExp(`&lt;(?:(?=${rest})|)`, 'gi')

const isTag = (name: string | undefined) => name !== undefined && htmlTags.has(name.toLowerCase())

/** Converts typed text to stored HTML. */
export const writePostText = (typed: string): string =>
  typed.trim().replace(tagStart, (sign, name) => (isTag(name) ? sign : '&lt;'))

/** Converts stored HTML to the text in the post editor. */
export const readPostText = (stored: string): string =>
  // Browsers send line breaks in multipart forms as CRLF.
  stored.replaceAll('\r\n', '\n').replace(escapedSign, (sign, name) => (isTag(name) ? sign : '<'))
