import { createEvent, createStore, sample } from 'effector'
import type { TextRef } from '../i18n/text'

/** What is said: a text by its key, words as they stand, or several of both in a row. */
type Words = TextRef | string | readonly (TextRef | string)[]

/** One announcement in the live region. */
export interface Announcement {
  readonly id: number
  readonly text: Words
  readonly isUrgent: boolean
}

// Events

/**
 * Says something to screen readers, politely: once they have finished what they are reading. All announcements go
 * through the one live region of the page, which also speaks while a dialog is open; the same text twice is said twice.
 *
 * @example
 * const say = useUnit(announce)
 * say(t.messageSent())
 * sample({ clock: lessonCompleted, fn: () => texts.ref('lesson.completed'), target: announce })
 */
export const announce = createEvent<Words>()

/**
 * Says something to screen readers at once, in the middle of what they are reading: failures and what cannot wait.
 *
 * @example
 * sample({ clock: sendFailed, fn: () => texts.ref('notSent'), target: announceUrgently })
 */
export const announceUrgently = createEvent<Words>()

/** An announcement has stood long enough to be read. */
export const announcementExpired = createEvent<number>()

const announced = createEvent<Omit<Announcement, 'id'>>()

// Stores

const $lastId = createStore(0).on(announced, (id) => id + 1)

/** Oldest first. */
export const $announcements = createStore<readonly Announcement[]>([]).on(
  announcementExpired,
  (announcements, expired) => announcements.filter(({ id }) => id !== expired),
)

// Wiring

sample({ clock: announce, fn: (text) => ({ text, isUrgent: false }), target: announced })
sample({ clock: announceUrgently, fn: (text) => ({ text, isUrgent: true }), target: announced })
sample({
  clock: announced,
  source: { id: $lastId, announcements: $announcements },
  fn: ({ id, announcements }, announcement) => [...announcements, { ...announcement, id }],
  target: $announcements,
})
