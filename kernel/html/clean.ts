import DOMPurify from 'dompurify'
import { apiAddress } from '../http/client'
import type { Registry } from '../plugin/registry'
import { actsOnOpen } from '../routing/acts-on-open'
import { allowed } from './allowed'

/** Where a link stands whose address does something as soon as it is opened. */
export const askFirst = 'data-ask-first'

// A cleaner of our own: hooks on the shared one would reach whoever else uses it.
const cleaner = DOMPurify(window)

/** The screens that there are while a text is being cleaned: links are judged by them. */
let registry: Registry | undefined

cleaner.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') tameLink(element)
  if (element.tagName === 'IMG') tamePicture(element)
})

/**
 * Links say that they are nobody's recommendation. One that leads to an address of ours that does something, such as
 * signing out, becomes a question: whoever opens it by any means is asked first.
 */
function tameLink(link: Element): void {
  const address = addressIn(link, 'href')
  if (!address) return
  link.setAttribute('rel', 'noopener nofollow')
  if (!isOurs(address)) link.setAttribute('target', '_blank')
  if (!registry || !actsOnOpen(registry, address)) return
  link.removeAttribute('href')
  link.setAttribute(askFirst, address.href)
  link.setAttribute('role', 'link')
  link.setAttribute('tabindex', '0')
}

/** Pictures come from where this deployment keeps them: elsewhere they would tell who reads what, and when. */
function tamePicture(picture: Element): void {
  const address = addressIn(picture, 'src')
  const isKept = ['posts', 'profile'].some((kind) =>
    address?.href.startsWith(apiAddress(`/${kind}/images/`).href),
  )
  if (isKept) picture.setAttribute('loading', 'lazy')
  else picture.remove()
}

function addressIn(element: Element, attribute: string): URL | undefined {
  const text = element.getAttribute(attribute)
  return text === null || !URL.canParse(text, location.href) ? undefined : new URL(text, location.href)
}

const isOurs = ({ origin }: URL) => origin === location.origin || origin === apiAddress('/').origin

/** Texts that were cleaned, for as long as the same screens are there. */
const cleaned = new WeakMap<Registry, Map<string, TrustedHTML>>()
const remembered = 500

/** Makes somebody's HTML harmless; once for each text, however often it is drawn. */
export function clean(html: string, screens: Registry): TrustedHTML {
  const known = cleaned.get(screens) ?? new Map<string, TrustedHTML>()
  cleaned.set(screens, known)
  const before = known.get(html)
  if (before) return before
  registry = screens
  const safe = cleaner.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
  if (known.size >= remembered) known.clear()
  known.set(html, safe)
  return safe
}
