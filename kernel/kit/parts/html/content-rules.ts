import { apiUrl } from '../../../core/http/client'
import { hasSideEffects } from '../../../core/navigation/links'
import { parseUrl } from '../../../core/parse/url'
import type { Registry } from '../../../core/plugin/registry'
import type { FindLinks } from './find-links'

// The rules for links and images in untrusted HTML, after tags and attributes that are not allowed have been removed.

export const confirmBeforeOpen = 'data-ask-first'

/** Options of `sanitize`, which caches its results per options object: create one object and reuse it. */
export interface SanitizeOptions {
  readonly screens: Registry
  /** External hosts whose images are shown, e.g. `img.example.org` or `*.example.org`. */
  readonly imageHosts: readonly string[]
  /** Finds typed URLs in texts, to turn them into links; without it they stay text. */
  readonly findLinks?: FindLinks
  /** Texts of the links that replace frames, and images of hosts that are not allowed. */
  readonly placeholders: {
    readonly image: (host: string) => string
    readonly frame: (host: string) => string
  }
}

export interface ElementChange {
  /** New values of attributes; `null` removes an attribute. */
  readonly attributes?: Readonly<Record<string, string | null>>
  /** Text to append to the element's content. */
  readonly note?: string
  /** What replaces the element: text, an element with text, or a link. */
  readonly replacement?: { readonly text: string; readonly tag?: 'span' | 'a'; readonly href?: string }
}

/** Removes width and height, which could make a table wider than the page. Images keep theirs to reserve space. */
export const withoutSizes: ElementChange = { attributes: { width: null, height: null } }

/** Shows the real host beside a misleading link. A link with side effects, such as a logout, asks before it opens. */
export function linkChange(
  { href, text }: { readonly href: string | undefined; readonly text: string },
  { screens }: SanitizeOptions,
): ElementChange {
  const address = resolve(href, location.href)
  if (!address) return {}
  const host = text === ownAddress(address) ? undefined : misleadingHost(text, address)
  return {
    ...(host && { note: ` (${host})` }),
    attributes: {
      rel: 'noopener nofollow',
      ...(!isOwnOrigin(address) && { target: '_blank' }),
      ...(hasSideEffects(screens, address) && {
        href: null,
        [confirmBeforeOpen]: shortened(address),
        role: 'link',
        tabindex: '0',
      }),
    },
  }
}

interface Image {
  readonly src: string | undefined
  readonly alt: string
  /** Whether the image replaces a frame, because frames are never shown. */
  readonly isFrame: boolean
  readonly isInLink: boolean
}

/**
 * Replaces frames, and images of hosts that are not allowed and could track readers: by a link, or by text where no
 * link is possible.
 */
export function imageChange(
  { src, alt, isFrame, isInLink }: Image,
  { imageHosts, placeholders }: SanitizeOptions,
): ElementChange {
  const address = resolve(src, apiUrl('/').href)
  if (address && !isFrame && isAllowedSource(address, imageHosts))
    return {
      attributes: {
        'data-frame': null,
        src: shortened(address),
        loading: 'lazy',
        ...(!isOwnOrigin(address) && { referrerpolicy: 'no-referrer' }),
      },
    }
  const isShown = address && /^https?:$/.test(address.protocol) && (isFrame || !isOwnOrigin(address))
  if (!isShown) return { replacement: { text: alt } }
  const placeholder = placeholders[isFrame ? 'frame' : 'image'](address.host)
  const text = alt ? `${alt} – ${placeholder}` : placeholder
  return { replacement: isInLink ? { text, tag: 'span' } : { text, tag: 'a', href: shortened(address) } }
}

function isAllowedSource(address: URL, imageHosts: readonly string[]): boolean {
  const isStored = ['posts', 'profile'].some((kind) =>
    address.href.startsWith(apiUrl(`/${kind}/images/`).href),
  )
  if (isStored || address.protocol !== 'https:') return isStored
  return imageHosts.some((host) =>
    host.startsWith('*.')
      ? address.host.endsWith(host.slice(1).toLowerCase())
      : address.host === host.toLowerCase(),
  )
}

/** Resolves relative links against the page, and relative images against the API. */
const resolve = (text: string | undefined, base: string): URL | undefined =>
  text === undefined ? undefined : parseUrl(text, base)

const isOwnOrigin = ({ origin }: URL) => origin === location.origin || origin === apiUrl('/').origin

/** What is shown of an address of this site: `@ana` for her public page; `undefined` for other sites and the start page. */
export function ownAddress(address: URL): string | undefined {
  if (address.origin !== location.origin) return undefined
  return decode(shortened(address)).replace(/^\//, '') || undefined
}

/** Shortens a same-origin URL to a path, because a server that renders the page may not know its origin. */
function shortened({ origin, pathname, search, hash, href }: URL): string {
  if (origin !== location.origin) return href
  // Browsers would read `//name` as another host.
  return (pathname.startsWith('//') ? '/.' : '') + pathname + search + hash
}

/** Invisible characters that join or reverse text. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const hostLike = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*)\.)+\p{L}[\p{L}\p{N}\p{M}-]+/gu

/**
 * The real target of a link whose text names another host, in the form that browsers resolve (punycode `xn--…`).
 * @returns the host, or the address of a `mailto:` link; `undefined` when the text names no other host
 */
export function misleadingHost(
  text: string | null,
  { protocol, host, hostname, pathname }: URL,
): string | undefined {
  const isMail = protocol === 'mailto:'
  const target = isMail ? decode(pathname).toLowerCase() : hostname
  const domain = target.slice(target.indexOf('@') + 1)
  const read = (text ?? '')
    .normalize('NFKC')
    .replaceAll(/[\u3002\uff61]/g, '.')
    .replace(invisible, '')
    .toLowerCase()
  const hosts = read.match(hostLike) ?? []
  // A link text is not misleading when it names the host itself or a parent domain.
  const isSame = (name: string) => name === domain || domain.endsWith(`.${name}`) || name === `www.${domain}`
  return hosts.every(isSame) ? undefined : isMail ? target : host
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
