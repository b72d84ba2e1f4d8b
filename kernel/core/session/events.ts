import { createEvent, createStore, type StoreWritable } from 'effector'
import type { Person } from './person'

/** The session of a signed-in user. */
export interface Session {
  readonly person: Person
  /** Session limit in minutes. */
  readonly limit: number
  readonly startedAt: Date
  /** Save time of the offline copy that started the session, until the server has confirmed the session. */
  readonly copiedAt?: Date | undefined
}

/**
 * Why a session ended. The suffix `-other-tab` means that it ended in another tab for this reason:
 * - `timeout`: the granted time is used up, or none was granted
 * - `refused`: the server rejected the token
 * - `reset`: the user opened a screen that resets the session, such as registration or activation
 * - `other-tab`: any other reason in another tab, or the stored token disappeared (decision:tabs-share-session)
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

/** Whether a session ended by a logout in any tab, which clears the user's data in this browser. */
export const isLogout = (reason: SessionEndReason): boolean =>
  reason === 'logout' || reason === 'logout-other-tab'

/** A login or a stored token started a session. Plugins then load the user's data, such as the cart. */
export const sessionStarted = createEvent<Session>()

/** Another tab restored this user's session, so its usage time starts again (decision:tabs-share-session). */
export const sessionRenewed = createEvent<Pick<Session, 'limit' | 'startedAt'>>()

/** Ends the session. Also fires without a session, because opening registration clears all state. */
export const sessionEnded = createEvent<SessionEndReason>()

/** Creates a store for data of the user, reset when the session ends. @example sessionStore<readonly Id[]>([]) */
export function sessionStore<Value>(initial: Value): StoreWritable<Value> {
  return createStore(initial, { skipVoid: false }).reset(sessionEnded)
}
