import DOMPurify from 'dompurify'
import { apiUrl } from '../../core/http/client'
import { hasSideEffects } from '../../core/navigation/side-effect-urls'
import type { Registry } from '../../core/plugin/registry'
import { allowed } from './allowed-tags'
import { misleadingHost } from './misleading-host'

/** Holds the URL of a link with side effects. */
export const confirmBeforeOpen = 'data-ask-first'

/** Options of the sanitizer. Results are cached per object: create it once. */
export interface Reader {
  /** Resolves links. */
  readonly screens: Registry
  /** Other hosts whose images are shown: `img.example.org`, `*.example.org`. */
  readonly pictureHosts: readonly string[]
  /** Text instead of an image or a frame of another host. */
  readonly left: { readonly picture: (host: string) => string; readonly frame: (host: string) => string }
}

// Own instance: hooks on the shared one would affect all users of DOMPurify.
const cleaner = DOMPurify(window)

/** Context of the running call, for the hooks. */
let reader: Reader | undefined

cleaner.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') sanitizeLink(element)
  if (element.tagName === 'IMG') sanitizeImage(element)
  else {
    // Only images need a size while loading; a table of 100,000 px would break the page.
    element.removeAttribute('width')
    element.removeAttribute('height')
  }
})

/**
 * Adds `rel`, and the real host when the text names another. A link to one of our URLs with side effects,
 * such as logout, becomes a button-like element that asks for confirmation.
 */
function sanitizeLink(link: Element): void {
  const address = addressIn(link, 'href')
  if (!address) return
  const host = misleadingHost(link.textContent, address)
  if (host) {
    const note = document.createElement('bdi')
    note.textContent = ` (${host})`
    link.append(note)
  }
  link.setAttribute('rel', 'noopener nofollow')
  if (!isOurs(address)) link.setAttribute('target', '_blank')
  if (!reader || !hasSideEffects(reader.screens, address)) return
  link.removeAttribute('href')
  link.setAttribute(confirmBeforeOpen, address.href)
  link.setAttribute('role', 'link')
  link.setAttribute('tabindex', '0')
}

/**
 * Images load only from this deployment or allowed hosts: others could track readers. Other images and all
 * frames become links.
 */
function sanitizeImage(picture: Element): void {
  const address = addressIn(picture, 'src')
  const isFrame = picture.hasAttribute('data-frame')
  picture.removeAttribute('data-frame')
  if (address && !isFrame && isKept(address)) {
    picture.setAttribute('src', address.href)
    picture.setAttribute('loading', 'lazy')
    if (!isOurs(address)) picture.setAttribute('referrerpolicy', 'no-referrer')
    return
  }
  const alt = picture.getAttribute('alt') ?? ''
  if (!address || !/^https?:$/.test(address.protocol) || (isOurs(address) && !isFrame)) {
    picture.replaceWith(alt)
    return
  }
  const words = reader?.left[isFrame ? 'frame' : 'picture'](address.host) ?? address.host
  const place = document.createElement(picture.closest('a') ? 'span' : 'a')
  place.textContent = alt ? `${alt} – ${words}` : words
  if (place instanceof HTMLAnchorElement) place.setAttribute('href', address.href)
  picture.replaceWith(place)
}

function isKept(address: URL): boolean {
  const isStored = ['posts', 'profile'].some((kind) =>
    address.href.startsWith(apiUrl(`/${kind}/images/`).href),
  )
  if (isStored || address.protocol !== 'https:') return isStored
  return (reader?.pictureHosts ?? []).some((host) =>
    host.startsWith('*.')
      ? address.host.endsWith(host.slice(1).toLowerCase())
      : address.host === host.toLowerCase(),
  )
}

/** Relative links resolve against the page, relative images against the API. */
function addressIn(element: Element, attribute: 'href' | 'src'): URL | undefined {
  const base = attribute === 'href' ? location.href : apiUrl('/')
  const text = element.getAttribute(attribute)
  return text === null || !URL.canParse(text, base) ? undefined : new URL(text, base)
}

const isOurs = ({ origin }: URL) => origin === location.origin || origin === apiUrl('/').origin

const cleaned = new WeakMap<Reader, Map<string, TrustedHTML>>()
const remembered = 500

/** Sanitizes a portion of untrusted HTML; cached per text. */
export function sanitize(html: string, by: Reader): TrustedHTML {
  const known = cleaned.get(by) ?? new Map<string, TrustedHTML>()
  cleaned.set(by, known)
  const before = known.get(html)
  if (before) return before
  reader = by
  const safe = cleaner.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
  if (known.size >= remembered) known.clear()
  known.set(html, safe)
  return safe
}
