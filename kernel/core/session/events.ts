import { createEvent, createStore, type StoreWritable } from 'effector'
import type { Person } from './person'

/** The session of a signed-in user. */
export interface Session {
  readonly person: Person
  /** Minutes. */
  readonly limit: number
  readonly startedAt: Date
}

/**
 * Why a session ended; the same in another tab has the suffix `-other-tab`:
 * - `timeout`: the granted time is used up (KRN-CLOCK-01, 02), or none was granted (KRN-AUTH-02)
 * - `refused`: the server rejected the token
 * - `reset`: a screen such as registration or activation was opened
 * - `other-tab`: for another reason in another tab, or the stored token disappeared (decision:tabs-share-session)
 */
export type SessionEndReason =
  | 'logout'
  | 'timeout'
  | 'refused'
  | 'reset'
  | 'logout-other-tab'
  | 'timeout-other-tab'
  | 'other-tab'

export const isFromOtherTab = (reason: SessionEndReason): boolean => reason.endsWith('other-tab')

/** A logout in any tab: the user's data in this browser is cleared. */
export const isLogout = (reason: SessionEndReason): boolean =>
  reason === 'logout' || reason === 'logout-other-tab'

/** A user is signed in, by a login or a stored token. Plugins load the user's data here, such as the cart (KRN-AUTH-03). */
export const sessionStarted = createEvent<Session>()

/** Another tab restored the session of the same user: their time counts from then (decision:tabs-share-session). */
export const sessionRenewed = createEvent<Pick<Session, 'limit' | 'startedAt'>>()

/** Ends the session; also fired without one, since opening registration clears all state (ACC-REG-01). */
export const sessionEnded = createEvent<SessionEndReason>()

/** A store for data of the user, reset when the session ends. @example sessionStore<readonly Id[]>([]) */
export function sessionStore<Value>(initial: Value): StoreWritable<Value> {
  return createStore(initial, { skipVoid: false }).reset(sessionEnded)
}
