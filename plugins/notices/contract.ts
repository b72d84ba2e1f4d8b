import { type Id, serverNow, sessionStore, slot } from '@kernel'
import { createEvent } from 'effector'
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
  /** Finds a person whom the user knows by the id of the user; while the list is closed, it knows nobody. */
  readonly personOf: (id: Id | undefined) => NoticePerson | undefined
}

export interface NoticePerson {
  readonly name: string
  /** Profile picture: a stored file name or an absolute URL; empty for none. */
  readonly pictureUrl: string
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

/** Hours of each day in which nothing makes a sound or appears outside of the page. */
export interface QuietHours {
  readonly isOn: boolean
  /** Time of the day, such as `22:00`; a time after {@link to} means the evening before. */
  readonly from: string
  readonly to: string
}

/** The user changed them, or a session starts. */
export const quietHoursChanged = createEvent<QuietHours>()

/** The quiet hours of the user; off for visitors and without this plugin. */
export const $quietHours = sessionStore<QuietHours>({ isOn: false, from: '', to: '' }).on(
  quietHoursChanged,
  (_, hours) => hours,
)

/** Whether it is quiet now: for whatever makes a sound, or shows something outside of the page. */
export function isQuiet({ isOn, from, to }: QuietHours, at = serverNow()): boolean {
  const [hours, minutes] = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'))
  const time = `${hours}:${minutes}`
  if (!isOn) return false
  return from <= to ? time >= from && time < to : time >= from || time < to
}
