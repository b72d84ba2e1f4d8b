import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { slot } from '../../../core/plugin/slot'
import type { Session } from '../../../core/session/events'

export interface LinkCardProps {
  readonly text: string
  readonly children?: ReactNode
}

/** Props of the functions of {@link linkCards}: the screen of an address. */
export interface LinkedScreen {
  /** Parameters of the path of the screen. */
  readonly params: Readonly<Record<string, string | undefined>>
  readonly query: URLSearchParams
  /** To read data with `client.fetchQuery(…)`. */
  readonly client: QueryClient
  /** To read stored values of the reader with `of(session)` of a store. */
  readonly session: Session | null
}

/** What the card of an address shows. */
export interface LinkCardContent {
  readonly title: string
  /** Who made it. */
  readonly author?: string
  /** A stored file name or URL of the cover, which is shown only if it is on a server of the product. */
  readonly picture?: string
}

/**
 * Cards of addresses of the product in posts and messages: `to` is the screen whose addresses an entry knows, with the
 * parameter `segment` if there is one; `label` says in lists what was shared. The function reads only what that screen reads,
 * too, and returns `undefined` if there is nothing to show.
 * @place `/mypage`, `/messages`: below a text with the address of a screen
 * @example
 * fill(linkCards, { id: 'courses/card', label, to: courseRoute, load: () => import('./ui/course-link') })
 */
export const linkCards = slot<LinkedScreen, 'function', Promise<LinkCardContent | undefined>>(
  'kernel/link.cards',
)
