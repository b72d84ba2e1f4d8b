import { createEvent, createStore, sample } from 'effector'
import type { TextRef } from '../i18n/text'

/** References, translated texts, or a sequence of both. */
type AnnouncementText = TextRef | string | readonly (TextRef | string)[]

export interface Announcement {
  readonly id: number
  readonly text: AnnouncementText
  readonly isUrgent: boolean
}

/**
 * Announces a text politely to screen readers, through the live region that also works while a dialog is open. A repeated
 * text is announced again.
 * @example
 * const announceText = useUnit(announce)
 * announceText(t.messageSent())
 * sample({ clock: lessonCompleted, fn: () => texts.ref('lesson.completed'), target: announce })
 */
export const announce = createEvent<AnnouncementText>()

/**
 * Announces a text assertively: it interrupts the screen reader. For failures and what cannot wait.
 * @example
 * sample({ clock: sendFailed, fn: () => texts.ref('notSent'), target: announceUrgently })
 */
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
