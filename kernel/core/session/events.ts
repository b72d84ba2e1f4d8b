import { createEvent, createStore, type StoreWritable } from 'effector'
import type { Person } from './person'

/** A session as the kernel announces it. */
export interface Session {
  readonly person: Person
  /** Minutes that the server grants. */
  readonly limit: number
  readonly startedAt: Date
}

/**
 * Why a session is over:
 * - `logout`: the person said so
 * - `timeout`: the granted time is used up (KRN-CLOCK-01, 02), or the server granted none (KRN-AUTH-02)
 * - `refused`: the server no longer takes the token
 * - `reset`: a screen that starts afresh (registration, activation) was opened
 * - `logout-other-tab`, `timeout-other-tab`: so it was in another tab of the browser (decision:tabs-share-session)
 * - `other-tab`: another tab ended it for any other reason, or the stored token is gone and nobody says why
 *
 * The stored token is the affair of the tab in which it ended.
 */
export type SessionEndReason =
  | 'logout'
  | 'timeout'
  | 'refused'
  | 'reset'
  | 'logout-other-tab'
  | 'timeout-other-tab'
  | 'other-tab'

/** Whether another tab ended the session. */
export const isFromOtherTab = (reason: SessionEndReason): boolean => reason.endsWith('other-tab')

/** Whether the person left on purpose, here or in another tab: then nothing of theirs stays in this browser. */
export const isLogout = (reason: SessionEndReason): boolean =>
  reason === 'logout' || reason === 'logout-other-tab'

/**
 * Somebody is signed in: after a login, or after a stored token was accepted at start. Plugins load here what
 * belongs to the person from the first moment on, such as the cart (KRN-AUTH-03).
 */
export const sessionStarted = createEvent<Session>()

/** Another tab took the token up again: the server counts this person's time from then on (decision:tabs-share-session). */
export const sessionRenewed = createEvent<Pick<Session, 'limit' | 'startedAt'>>()

/**
 * The session is over, or was asked to be although there was none: opening registration clears state
 * either way (ACC-REG-01).
 */
export const sessionEnded = createEvent<SessionEndReason>()

/**
 * A store whose value belongs to the person who is signed in: it falls back to its first value when
 * the session ends. Plugins use it in place of effector's createStore.
 *
 * @example
 * const $selected = sessionStore<readonly Id[]>([])
 */
export function sessionStore<Value>(initial: Value): StoreWritable<Value> {
  return createStore(initial, { skipVoid: false }).reset(sessionEnded)
}
