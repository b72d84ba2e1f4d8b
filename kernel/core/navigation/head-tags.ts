import { type Language, languageTag } from '../config/languages'
import type { TextRef } from '../i18n/text'
import type { PageEntry } from '../plugin/manifest'
import type { PageHead } from './page-head'

/** An element of the document head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export interface HeadContext {
  /** The page's head; `undefined` for screens that search engines must not list. */
  readonly head: PageHead | undefined
  readonly brand: string
  readonly language: Language
  /** The public origin, `https://community.example`; tags that need it are left out if it is `undefined`. */
  readonly origin: string | undefined
  /** The path of the page with the base path, without query. */
  readonly path: string
}

/** Image for pages without one; the build copies it from the project's images. */
const defaultImage = `${process.env.RODA_BASE}/social.png`

/** Lists the tags of a page for search engines and link previews, without the title. */
export function headTags({ head, brand, language, origin, path }: HeadContext): HeadTag[] {
  if (!head) return [meta('name', 'robots', 'noindex')]
  const { title, description, image = defaultImage, type = 'website' } = head
  // Other sites cannot load object and data URLs.
  const picture = /^(?:blob|data):/i.test(image) ? defaultImage : image
  const url = origin && origin + path
  return [
    ...(description ? [meta('name', 'description', description)] : []),
    ...(url ? [{ tag: 'link', attributes: { rel: 'canonical', href: url } } as const] : []),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:image', absolute(picture, origin)),
    meta('property', 'og:locale', languageTag(language).replace('-', '_')),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** Returns the structured data of a page as JSON-LD; `undefined` if there is none or if the public origin is unknown. */
export function structuredData({ head, origin }: HeadContext): string | undefined {
  if (!head?.data || !origin) return undefined
  const things = head.data((path) => absolute(path, origin))
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
}

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
})

const absolute = (url: string, origin: string | undefined) => (origin ? new URL(url, origin).href : url)

interface ScreenHead {
  readonly page: Pick<PageEntry, 'access' | 'title' | 'description'> | undefined
  /** The head that the screen sets itself. */
  readonly own: PageHead | null | undefined
  readonly translate: (text: TextRef) => string
}

/** Returns the head of a screen: its own, or that of its route; none for members' screens and unknown paths. */
export function publicHead({ page, own, translate }: ScreenHead): PageHead | undefined {
  if (!page || page.access === 'member') return undefined
  if (own) return own
  const { title, description } = page
  return title && description && { title: translate(title), description: translate(description) }
}
