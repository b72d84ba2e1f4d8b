import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { sessionStore } from '../session/events'

/** How much has come that the person has not seen yet; it stands before the title of every screen. */
export const newsCounted = createEvent<number>()

const $newsCount = sessionStore(0).on(newsCounted, (_, count) => count)

/** The title of the document, with how much has come before it: "(3) Messages". */
export function useTitleWithNews(title: string): string {
  const count = useUnit($newsCount)
  return count > 0 ? `(${count}) ${title}` : title
}
