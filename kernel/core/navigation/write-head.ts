import type { HeadTag } from './head-tags'

const servedPath = globalThis.location?.pathname

/** Replaces the page's tags in the document head: those with the attribute `data-head`, which rendered pages have too. */
export function writeHead(tags: readonly HeadTag[]): void {
  const before = new Map(
    [...document.head.querySelectorAll('meta[data-head], link[data-head]')].map((tag) => [
      tag.outerHTML,
      tag,
    ]),
  )
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries({ ...attributes, 'data-head': '' }))
      element.setAttribute(name, value)
    if (!before.delete(element.outerHTML)) document.head.append(element)
  }
  for (const tag of before.values()) tag.remove()
  // Only server-rendered pages contain structured data: Trusted Types forbid creating a script element with text.
  if (location.pathname !== servedPath)
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
}
