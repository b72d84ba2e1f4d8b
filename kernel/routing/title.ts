import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { useLocation } from 'react-router'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { $registry } from '../plugin/registry-store'
import { sessionStore } from '../session/events'
import { kernelTexts } from '../texts'
import { matchPage } from './match'

/** How much has come that the person has not seen yet; it stands before the title of every screen. */
export const newsCounted = createEvent<number>()

const $newsCount = sessionStore(0).on(newsCounted, (_, count) => count)

/** The title of the document, with how much has come before it: "(3) Messages". */
export function useTitleWithNews(title: string): string {
  const count = useUnit($newsCount)
  return count > 0 ? `(${count}) ${title}` : title
}

/** What the screen of the present address is called; nothing where it has no name. */
export function useScreenName(): string | undefined {
  const t = useTexts(kernelTexts)
  const say = useSpeak()
  const registry = useUnit($registry)
  const match = matchPage(registry, useLocation().pathname)
  if (!match) return registry.isAwaiting ? undefined : t['main.pageNotFound']()
  return match.page.title && say(match.page.title)
}
