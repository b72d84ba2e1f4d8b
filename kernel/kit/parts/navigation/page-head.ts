import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Thing } from 'schema-dts'
import { perRequest } from '../../../core/async/per-request'
import { type Language, languageTag } from '../../../core/config/languages'
import type { TextRef } from '../../../core/i18n/text'
import { useKernelTexts, useTranslate } from '../../../core/i18n/use-texts'
import { CurrentPageContext } from '../../../core/navigation/current-page'
import type { PageEntry } from '../../../core/plugin/manifest'
import { lacksRemote } from '../../../core/plugin/registry'
import { useRegistry } from '../../../core/plugin/registry-store'
import { sessionStore } from '../../../core/session/events'

/** What search engines and link previews show of a page. */
export interface PageHeadProps {
  readonly title: string
  readonly description?: string
  readonly image?: string | undefined
  /** Open Graph type of the page, see https://ogp.me. */
  readonly type?: 'website' | 'profile'
  /**
   * Structured data of the page, see https://schema.org.
   * @param url returns the absolute URL of a path or image
   */
  readonly data?: (url: (path: string) => string) => readonly Thing[]
}

/** Sets the number of unread items in the document title: `(3) Messages`. */
export const unreadCountChanged = createEvent<number>()

const $unreadCount = sessionStore(0).on(unreadCountChanged, (_, count) => count)

export function useDocumentTitle(title: string): string {
  const count = useUnit($unreadCount)
  return count > 0 ? `(${count}) ${title}` : title
}

const headSet = createEvent<PageHeadProps | null>()

/** The head of the object on the screen, such as a course; `null` for screens without one. */
export const $pageHead = createStore<PageHeadProps | null>(null).on(headSet, (_, head) => head)

const recorded = perRequest<{ head?: PageHeadProps } | undefined>(undefined)

/** Starts to record the head of the page during server rendering. @returns the record, filled by the rendered screen */
export function recordPageHead(): { readonly head?: PageHeadProps } {
  const record = {}
  recorded.set(record)
  return record
}

/** Sets the head of the page until the component unmounts; `undefined` while loading. */
function usePageHead(head: PageHeadProps | undefined): void {
  const set = useUnit(headSet)
  const record = recorded.get()
  if (record && head) record.head = head
  const key = head && JSON.stringify(head)
  const setCurrent = useEffectEvent(() => set(head ?? null))
  useLayoutEffect(() => {
    if (key === undefined) return undefined
    setCurrent()
    return () => void set(null)
  }, [key, set])
}

/** Title, description, preview image and structured data of a page, until it unmounts. */
export function PageHead(head: PageHeadProps) {
  usePageHead(head)
  useFocusHeading(head.title)
  return null
}

/**
 * Sets the title of the screen to the name of its object, such as a course; `undefined` while loading. Moves focus from
 * the start of the content to the heading, so that screen readers announce the name.
 */
export function useScreenTitle(name: string | undefined): void {
  usePageHead(name ? { title: name } : undefined)
  useFocusHeading(name)
}

function useFocusHeading(name: string | undefined): void {
  useEffect(() => {
    if (!name || document.activeElement?.id !== 'content') return
    const heading = document.querySelector<HTMLElement>('#content h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [name])
}

/** The name of the current screen: set by the screen itself, else the title of its route, if any. */
export function useScreenName(): string | undefined {
  const head = useUnit($pageHead)
  const t = useKernelTexts()
  const translate = useTranslate()
  const registry = useRegistry()
  const match = use(CurrentPageContext)
  if (head) return head.title
  if (!match && lacksRemote(registry)) return t['page.failed']()
  if (!match) return registry.hasPendingRemotes ? undefined : t['main.pageNotFound']()
  return match.page.title && translate(match.page.title)
}

export interface HeadTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export interface HeadContext {
  /** The page's head; `undefined` for screens that search engines must not list. */
  readonly head: PageHeadProps | undefined
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
  readonly own: PageHeadProps | null | undefined
  readonly translate: (text: TextRef) => string
}

/** Returns the head of a screen: its own, or that of its route; none for members' screens and unknown paths. */
export function publicHead({ page, own, translate }: ScreenHead): PageHeadProps | undefined {
  if (!page || page.access === 'member') return undefined
  if (own) return own
  const { title, description } = page
  return title && description && { title: translate(title), description: translate(description) }
}

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
