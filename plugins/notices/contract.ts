import { slot } from '@kernel'
import type { ReactNode } from 'react'

/** An event that the user may not have seen yet, such as a new message. */
export interface Notice {
  /** Unique among the notices of its source; a new id counts as unread. */
  readonly id: string
  readonly title: string
  /** Second line, such as the beginning of a post. */
  readonly detail?: string | undefined
  /** When it happened. Notices from before the first visit on this device count as read. */
  readonly date?: Date | undefined
  /** Path of the screen that the notice opens. */
  readonly to: string
  /** Avatar in place of the icon of the source. */
  readonly avatar?: { readonly name: string; readonly pictureUrl: string } | undefined
  /** Buttons below the title, such as "Accept". They need no screen to be opened. */
  readonly actions?: ReactNode
  /** For sources that store what was read: marks the notice as read, after which the source no longer returns it. */
  readonly markRead?: (() => void) | undefined
}

/** Props of the contributions to {@link noticeSources}. */
export interface NoticeSourceProps {
  /** Whether the list is open. While it is closed, a source returns only cached data or data that is cheap to load. */
  readonly isOpen: boolean
}

/**
 * Sources of the notices behind the bell: hooks that return their notices, newest first and at most {@link maxNotices}. The list shows what is unread first, whichever source
 * it is from. `label` names the source if it cannot be read, `icon` marks each of its notices.
 * @place Every screen: in the list behind the bell in the navigation bar
 * @example
 * fill(noticeSources, { id: 'billing/paid', label, icon: cardIcon, load: () => import('./ui/payment-notices') })
 */
export const noticeSources = slot<NoticeSourceProps, 'value', readonly Notice[]>('notices/sources')

/** Maximum number of notices of a source; older ones are only on its screen. */
export const maxNotices = 20
