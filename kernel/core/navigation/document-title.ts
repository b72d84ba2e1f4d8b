import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { use, useEffect, useLayoutEffect } from 'react'
import { kernelTexts } from '../i18n/kernel-texts'
import { useTexts, useTranslate } from '../i18n/use-texts'
import { $registry } from '../plugin/registry-store'
import { sessionStore } from '../session/events'
import { CurrentPageContext } from './current-page'

/** How much has come that the person has not seen yet; it stands before the title of every screen. */
export const unreadCountChanged = createEvent<number>()

const $newsCount = sessionStore(0).on(unreadCountChanged, (_, count) => count)

/** The title of the document, with how much has come before it: "(3) Messages". */
export function useDocumentTitle(title: string): string {
  const count = useUnit($newsCount)
  return count > 0 ? `(${count}) ${title}` : title
}

/** What the screen shows has a name of its own, or has gone again. */
const thingNamed = createEvent<string | null>()

const $thingName = createStore<string | null>(null).on(thingNamed, (_, name) => name)

/**
 * Names the screen after the thing it shows, in place of its kind: in the title of the document and for screen readers.
 * Whoever has just arrived and still is at the beginning of the screen is taken to its heading, and so hears the name.
 *
 * @param name of the thing; nothing while it is not known
 * @example
 * const { data: course } = useQuery(courseQuery(id))
 * useScreenTitle(course?.title)
 */
export function useScreenTitle(name: string | undefined): void {
  const tell = useUnit(thingNamed)
  useLayoutEffect(() => {
    if (!name) return undefined
    tell(name)
    return () => void tell(null)
  }, [name, tell])
  useEffect(() => {
    if (!name || document.activeElement?.id !== 'content') return
    const heading = document.querySelector<HTMLElement>('#content h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [name])
}

/**
 * What the screen of the present address is called: its thing, or else its kind; nothing where it has no name.
 *
 * @example
 * <h1>{useScreenName()}</h1>
 */
export function useScreenName(): string | undefined {
  const thing = useUnit($thingName)
  const t = useTexts(kernelTexts)
  const say = useTranslate()
  const registry = useUnit($registry)
  const match = use(CurrentPageContext)
  if (thing !== null) return thing
  if (!match) return registry.hasPendingRemotes ? undefined : t['main.pageNotFound']()
  return match.page.title && say(match.page.title)
}
