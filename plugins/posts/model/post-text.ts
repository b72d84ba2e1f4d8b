import { htmlTags } from '@kernel/parts'

/**
 * A post is HTML, and people write text. A tag that is known and closed is meant as one; any other `<` (`x<y`, `a<b then`,
 * `List<String>`, `<3`) is a sign of its own and would swallow what follows it.
 */

/** What follows the sign of a tag, its name in front; another sign before its end, and it was none. */
const rest = /\/?([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|(?!&lt;)[^<>"'])*>/.source
const tagStart = new RegExp(`<(?:(?=${rest})|)`, 'gi')
const escapedSign = new RegExp(`&lt;(?:(?=${rest})|)`, 'gi')

const isTag = (name: string | undefined) => name !== undefined && htmlTags.has(name.toLowerCase())

/** What somebody wrote, as the server stores it. */
export const writePostText = (typed: string): string =>
  typed.trim().replace(tagStart, (sign, name) => (isTag(name) ? sign : '&lt;'))

/** What the server stores, as somebody wrote it. */
export const readPostText = (stored: string): string =>
  // Forms are sent with the line ends of old.
  stored.replaceAll('\r\n', '\n').replace(escapedSign, (sign, name) => (isTag(name) ? sign : '<'))
