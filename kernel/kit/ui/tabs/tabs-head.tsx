import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The places in the card of the tabs, which are undefined for the panels that are not selected. */
export const TabsHeadContext = createContext<
  Partial<Record<'end' | 'below', HTMLElement | null>> | undefined
>(undefined)

export interface TabsHeadProps {
  /** `end` is the end of the row of tabs, on phones a row below it; `below` is below the tabs. */
  at: 'end' | 'below'
  children: ReactNode
}

/**
 * Shows a part of a tab's panel in the card of the tabs, while the panel is selected; without such a card, in place.
 * @example
 * <TabsHead at="below"><SearchField /></TabsHead>
 */
export function TabsHead({ at, children }: TabsHeadProps) {
  const places = use(TabsHeadContext)
  if (!places) return children
  const place = places[at]
  return place ? createPortal(children, place) : null
}
