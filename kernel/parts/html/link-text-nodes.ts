import type { FindLinks } from './use-find-links'

/** Texts longer than this get no links, because searching them for URLs would block the page. */
const maxLength = 20_000

/** Turns the typed URLs in a text node into links. */
export function linkTextNode(node: Text, findLinks: FindLinks): void {
  const { data, parentElement } = node
  if (data.length > maxLength || parentElement?.closest('a, pre, code')) return
  let rest = node
  let offset = 0
  for (const { href, start, end } of findLinks(data)) {
    const typed = rest.splitText(start - offset)
    rest = typed.splitText(end - start)
    offset = end
    const link = document.createElement('a')
    link.href = href
    typed.replaceWith(link)
    link.append(typed)
  }
}
