import type { FindLinks } from './use-find-links'

/** Texts longer than this get no links, because searching them for URLs would block the page. */
const maxLength = 20_000

/**
 * Turns the typed URLs in a text node into links.
 *
 * @param most maximum number of links; further URLs stay text
 * @returns the number of links
 */
export function linkTextNode(node: Text, findLinks: FindLinks, most: number): number {
  const { data, parentElement } = node
  if (most === 0 || data.length > maxLength || parentElement?.closest('a, pre, code')) return 0
  const found = findLinks(data).slice(0, most)
  let rest = node
  let offset = 0
  for (const { href, start, end } of found) {
    const typed = rest.splitText(start - offset)
    rest = typed.splitText(end - start)
    offset = end
    const link = document.createElement('a')
    link.href = href
    typed.replaceWith(link)
    link.append(typed)
  }
  return found.length
}
