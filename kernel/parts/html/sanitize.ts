import DOMPurify from 'dompurify'
import { apiUrl } from '../../core/http/client'
import { hasSideEffects } from '../../core/navigation/side-effect-urls'
import type { Registry } from '../../core/plugin/registry'
import { allowed } from './allowed-tags'
import { misleadingHost } from './misleading-host'

export const confirmBeforeOpen = 'data-ask-first'

/** Options of `sanitize`, which caches its results per options object: create one object and reuse it. */
export interface SanitizeOptions {
  readonly screens: Registry
  /** External hosts whose images are shown, e.g. `img.example.org` or `*.example.org`. */
  readonly imageHosts: readonly string[]
  /** Texts of the links that replace frames, and images of hosts that are not allowed. */
  readonly placeholders: {
    readonly image: (host: string) => string
    readonly frame: (host: string) => string
  }
}

// A separate instance of DOMPurify, because hooks on the shared instance would affect all its users.
const purifier = DOMPurify(window)

/** Options of the running `sanitize` call, for the DOMPurify hooks. */
let currentOptions: SanitizeOptions | undefined

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') sanitizeLink(element)
  if (element.tagName === 'IMG') sanitizeImage(element)
  else {
    // Remove sizes, because a very wide table would break the page. Images keep theirs, to reserve space while they load.
    element.removeAttribute('width')
    element.removeAttribute('height')
  }
})

/** Shows the real host beside a misleading link. A link with side effects, such as a logout, asks before it opens. */
function sanitizeLink(link: Element): void {
  const address = urlOf(link, 'href')
  if (!address) return
  const host = misleadingHost(link.textContent, address)
  if (host) {
    const note = document.createElement('bdi')
    note.textContent = ` (${host})`
    link.append(note)
  }
  link.setAttribute('rel', 'noopener nofollow')
  if (!isOwnOrigin(address)) link.setAttribute('target', '_blank')
  if (!currentOptions || !hasSideEffects(currentOptions.screens, address)) return
  link.removeAttribute('href')
  link.setAttribute(confirmBeforeOpen, address.href)
  link.setAttribute('role', 'link')
  link.setAttribute('tabindex', '0')
}

/** Turns images of hosts that are not allowed into links, because such a host could track readers. */
function sanitizeImage(image: Element): void {
  const address = urlOf(image, 'src')
  const isFrame = image.hasAttribute('data-frame')
  image.removeAttribute('data-frame')
  if (address && !isFrame && isAllowedSource(address)) {
    image.setAttribute('src', address.href)
    image.setAttribute('loading', 'lazy')
    if (!isOwnOrigin(address)) image.setAttribute('referrerpolicy', 'no-referrer')
    return
  }
  const alt = image.getAttribute('alt') ?? ''
  if (!address || !/^https?:$/.test(address.protocol) || (isOwnOrigin(address) && !isFrame)) {
    image.replaceWith(alt)
    return
  }
  const text = currentOptions?.placeholders[isFrame ? 'frame' : 'image'](address.host) ?? address.host
  const link = document.createElement(image.closest('a') ? 'span' : 'a')
  link.textContent = alt ? `${alt} – ${text}` : text
  if (link instanceof HTMLAnchorElement) link.setAttribute('href', address.href)
  image.replaceWith(link)
}

function isAllowedSource(address: URL): boolean {
  const isStored = ['posts', 'profile'].some((kind) =>
    address.href.startsWith(apiUrl(`/${kind}/images/`).href),
  )
  if (isStored || address.protocol !== 'https:') return isStored
  return (currentOptions?.imageHosts ?? []).some((host) =>
    host.startsWith('*.')
      ? address.host.endsWith(host.slice(1).toLowerCase())
      : address.host === host.toLowerCase(),
  )
}

/** Resolves relative links against the page, and relative images against the API. */
function urlOf(element: Element, attribute: 'href' | 'src'): URL | undefined {
  const base = attribute === 'href' ? location.href : apiUrl('/')
  const text = element.getAttribute(attribute)
  return text === null || !URL.canParse(text, base) ? undefined : new URL(text, base)
}

const isOwnOrigin = ({ origin }: URL) => origin === location.origin || origin === apiUrl('/').origin

const results = new WeakMap<SanitizeOptions, Map<string, TrustedHTML>>()
const cacheSize = 500

export function sanitize(html: string, options: SanitizeOptions): TrustedHTML {
  const cache = results.get(options) ?? new Map<string, TrustedHTML>()
  results.set(options, cache)
  const cached = cache.get(html)
  if (cached) return cached
  currentOptions = options
  const safe = purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
  if (cache.size >= cacheSize) cache.clear()
  cache.set(html, safe)
  return safe
}
