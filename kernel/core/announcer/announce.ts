import { createEvent, createStore, sample } from 'effector'
import { anyMounted } from '../async/any-mounted'
import type { TextRef } from '../i18n/text'

type AnnouncementText = TextRef | string | readonly (TextRef | string)[]

export interface Announcement {
  readonly id: number
  readonly text: AnnouncementText
  readonly isUrgent: boolean
}

/** Announces a text politely to screen readers, also while a dialog is open. Repeated texts are announced again. */
export const announce = createEvent<AnnouncementText>()

/** Announces a text assertively, which interrupts the screen reader: for failures and urgent messages. */
export const announceUrgently = createEvent<AnnouncementText>()

export const announcementExpired = createEvent<number>()

const announced = createEvent<Omit<Announcement, 'id'>>()

const $lastId = createStore(0).on(announced, (id) => id + 1)

export const $announcements = createStore<readonly Announcement[]>([]).on(
  announcementExpired,
  (announcements, expired) => announcements.filter(({ id }) => id !== expired),
)

sample({ clock: announce, fn: (text) => ({ text, isUrgent: false }), target: announced })
sample({ clock: announceUrgently, fn: (text) => ({ text, isUrgent: true }), target: announced })
sample({
  clock: announced,
  source: { id: $lastId, announcements: $announcements },
  fn: ({ id, announcements }, announcement) => [...announcements, { ...announcement, id }],
  target: $announcements,
})

const [$isLoading, useIndicator] = anyMounted()

export { $isLoading }

/** Announces "Loading" after 1 s while skeletons, spinners or busy buttons are shown, and "Ready" after the last one. */
export function useLoadingIndicator(): void {
  useIndicator(true)
}
