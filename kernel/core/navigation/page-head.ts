import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Thing } from 'schema-dts'
import { perRequest } from '../async/per-request'
import { kernelTexts } from '../i18n/kernel-texts'
import { useTexts, useTranslate } from '../i18n/use-texts'
import { $registry } from '../plugin/registry-store'
import { sessionStore } from '../session/events'
import { CurrentPageContext } from './current-page'

/** What search engines and link previews show of a page. */
export interface PageHead {
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

const headSet = createEvent<PageHead | null>()

/** The head of the object on the screen, such as a course; `null` for screens without one. */
export const $pageHead = createStore<PageHead | null>(null).on(headSet, (_, head) => head)

const recorded = perRequest<{ head?: PageHead } | undefined>(undefined)

/** Starts to record the head of the page during server rendering. @returns the record, filled by the rendered screen */
export function recordPageHead(): { readonly head?: PageHead } {
  const record = {}
  recorded.set(record)
  return record
}

/** Sets the head of the page until the component unmounts; `undefined` while loading. */
export function usePageHead(head: PageHead | undefined): void {
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

/**
 * Sets the title of the screen to the name of its object, such as a course; `undefined` while loading. Moves focus from
 * the start of the content to the heading, so that screen readers announce the name.
 */
export function useScreenTitle(name: string | undefined): void {
  usePageHead(name ? { title: name } : undefined)
  useFocusHeading(name)
}

export function useFocusHeading(name: string | undefined): void {
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
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const registry = useUnit($registry)
  const match = use(CurrentPageContext)
  if (head) return head.title
  if (!match) return registry.hasPendingRemotes ? undefined : t['main.pageNotFound']()
  return match.page.title && translate(match.page.title)
}
