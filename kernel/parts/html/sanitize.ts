import DOMPurify from 'dompurify'
import { apiUrl } from '../../core/http/client'
import { hasSideEffects } from '../../core/navigation/side-effect-urls'
import type { Registry } from '../../core/plugin/registry'
import { allowed } from './allowed-tags'
import { misleadingHost } from './misleading-host'

/** Where a link stands whose address does something as soon as it is opened. */
export const confirmBeforeOpen = 'data-ask-first'

/** What a text is cleaned for. It is made once: texts that were cleaned for it are remembered by it. */
export interface Reader {
  /** Links are judged by its screens. */
  readonly screens: Registry
  /** Other hosts whose pictures are shown: `img.example.org`, `*.example.org`. */
  readonly pictureHosts: readonly string[]
  /** What stands in place of a picture or a frame of another host. */
  readonly left: { readonly picture: (host: string) => string; readonly frame: (host: string) => string }
}

// A cleaner of our own: hooks on the shared one would reach whoever else uses it.
const cleaner = DOMPurify(window)

/** Whom a text is being cleaned for. */
let reader: Reader | undefined

cleaner.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') sanitizeLink(element)
  if (element.tagName === 'IMG') sanitizeImage(element)
  else {
    // Only a picture needs its size while it loads; a table or a cell of 100,000 px would take the page with it.
    element.removeAttribute('width')
    element.removeAttribute('height')
  }
})

/**
 * Links say that they are nobody's recommendation, and where they lead if their text names another host. One that leads to
 * an address of ours that does something, such as signing out, becomes a question: whoever opens it by any means is asked first.
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
 * Pictures come from where this deployment keeps them, or from hosts that it allows: elsewhere they would tell who reads
 * what, and when. In place of others, and of frames, stands a link.
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

/** A relative link is one of ours; a relative picture is one of the server's, wherever that is. */
function addressIn(element: Element, attribute: 'href' | 'src'): URL | undefined {
  const base = attribute === 'href' ? location.href : apiUrl('/')
  const text = element.getAttribute(attribute)
  return text === null || !URL.canParse(text, base) ? undefined : new URL(text, base)
}

const isOurs = ({ origin }: URL) => origin === location.origin || origin === apiUrl('/').origin

/** Texts that were cleaned, for as long as they are read alike. */
const cleaned = new WeakMap<Reader, Map<string, TrustedHTML>>()
const remembered = 500

/** Makes a portion of somebody's HTML harmless; once for each text, however often it is drawn. */
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
