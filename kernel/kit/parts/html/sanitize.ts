import { allowed } from './allowed-tags'
import {
  type ElementChange,
  imageChange,
  linkChange,
  ownAddress,
  type SanitizeOptions,
  withoutSizes,
} from './content-rules'
import type { FindLinks } from './find-links'
import { purifier } from './purifier'

/** Options of the running `sanitize` call, for the DOMPurify hooks. */
let currentOptions: SanitizeOptions | undefined
/** Number of typed URLs that may still become links, because each link takes time in the task that renders the text. */
let linksLeft = 0

// DOMPurify visits the new links next, so the hook below checks them too.
purifier.addHook('afterSanitizeElements', (node) => {
  if (node instanceof Text && currentOptions?.findLinks)
    linksLeft -= linkTextNode(node, currentOptions.findLinks, linksLeft)
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (!currentOptions) return
  const attribute = (name: string) => element.getAttribute(name) ?? undefined
  if (element.tagName === 'IMG') {
    const image = {
      src: attribute('src'),
      alt: attribute('alt') ?? '',
      isFrame: element.hasAttribute('data-frame'),
      isInLink: element.closest('a') !== null,
    }
    return change(element, imageChange(image, currentOptions))
  }
  if (element.tagName === 'A')
    change(element, linkChange({ href: attribute('href'), text: element.textContent }, currentOptions))
  change(element, withoutSizes)
})

function change(element: Element, { attributes = {}, note, replacement }: ElementChange): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  if (note) {
    const addition = document.createElement('bdi')
    addition.textContent = note
    element.append(addition)
  }
  if (!replacement) return
  const { text, tag, href } = replacement
  if (!tag) {
    element.replaceWith(text)
    return
  }
  const substitute = document.createElement(tag)
  substitute.textContent = text
  if (href) substitute.setAttribute('href', href)
  element.replaceWith(substitute)
}

const results = new WeakMap<SanitizeOptions, Map<string, TrustedHTML>>()
const cacheSize = 500
/** More than the typed URLs of one portion of a post: see `linkCost`. */
const maxLinks = 200

/** Sanitizes untrusted HTML. The first 200 typed URLs become links. */
export function sanitize(html: string, options: SanitizeOptions): TrustedHTML {
  const cache = results.get(options) ?? new Map<string, TrustedHTML>()
  results.set(options, cache)
  const cached = cache.get(html)
  if (cached) return cached
  currentOptions = options
  linksLeft = maxLinks
  // DOMPurify returns texts without `<` before it calls its hooks.
  const text = options.findLinks ? `${html}<!---->` : html
  const safe = purifier.sanitize(text, { ...allowed, RETURN_TRUSTED_TYPE: true })
  // What is pasted is cleaned by the same instance, without these options.
  currentOptions = undefined
  if (cache.size >= cacheSize) cache.clear()
  cache.set(html, safe)
  return safe
}

/** Texts longer than this get no links, because searching them for URLs would block the page. */
const maxLength = 20_000

/**
 * Turns the typed URLs in a text node into links.
 *
 * @param most maximum number of links; further URLs stay text
 * @returns the number of links
 */
function linkTextNode(node: Text, findLinks: FindLinks, most: number): number {
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
    // The direction of a text is that of its words, not of the address with which it begins.
    link.dir = 'auto'
    typed.data = ownAddress(new URL(link.href)) ?? typed.data
    typed.replaceWith(link)
    link.append(typed)
  }
  return found.length
}
