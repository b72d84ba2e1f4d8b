import { htmlTags } from '@kernel'

/**
 * A post is HTML, and people write text. A tag that is known is meant as one; any other `<` (`x<y`, `List<String>`, `<3`)
 * is a sign of its own and would swallow what follows it.
 */

const tagStart = /<(?=(\/?)([a-z][a-z0-9]*)?)/gi
const escapedSign = /&lt;(?=(\/?)([a-z][a-z0-9]*)?)/gi

const isTag = (name: string | undefined) => name !== undefined && htmlTags.has(name.toLowerCase())

/** What somebody wrote, as the server stores it. */
export const writePostText = (typed: string): string =>
  typed.trim().replace(tagStart, (sign, _slash, name) => (isTag(name) ? sign : '&lt;'))

/** What the server stores, as somebody wrote it. */
export const readPostText = (stored: string): string =>
  // Forms are sent with the line ends of old.
  stored.replaceAll('\r\n', '\n').replace(escapedSign, (sign, _slash, name) => (isTag(name) ? sign : '<'))
