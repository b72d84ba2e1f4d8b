import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { use, useEffect, useLayoutEffect } from 'react'
import { kernelTexts } from '../i18n/kernel-texts'
import { useTexts, useTranslate } from '../i18n/use-texts'
import { $registry } from '../plugin/registry-store'
import { sessionStore } from '../session/events'
import { CurrentPageContext } from './current-page'

/** Sets the number of unread items in the document title: `(3) Messages`. */
export const unreadCountChanged = createEvent<number>()

const $unreadCount = sessionStore(0).on(unreadCountChanged, (_, count) => count)

export function useDocumentTitle(title: string): string {
  const count = useUnit($unreadCount)
  return count > 0 ? `(${count}) ${title}` : title
}

const objectNamed = createEvent<string | null>()

const $objectName = createStore<string | null>(null).on(objectNamed, (_, name) => name)

/**
 * Sets the title of the screen to the name of the object on it, such as a course; `undefined` while loading. Moves the
 * focus from the start of the content to the heading, so that screen readers announce the name.
 */
export function useScreenTitle(name: string | undefined): void {
  const setName = useUnit(objectNamed)
  useLayoutEffect(() => {
    if (!name) return undefined
    setName(name)
    return () => void setName(null)
  }, [name, setName])
  useEffect(() => {
    if (!name || document.activeElement?.id !== 'content') return
    const heading = document.querySelector<HTMLElement>('#content h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [name])
}

/** The name of the current screen: set by `useScreenTitle`, else the title of its route, if any. */
export function useScreenName(): string | undefined {
  const objectName = useUnit($objectName)
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const registry = useUnit($registry)
  const match = use(CurrentPageContext)
  if (objectName !== null) return objectName
  if (!match) return registry.hasPendingRemotes ? undefined : t['main.pageNotFound']()
  return match.page.title && translate(match.page.title)
}
