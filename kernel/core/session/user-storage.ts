import { createUnsentStorage, createUserStorage, type UserStorage } from '../storage/user-storage'
import type { Session } from './events'
import { userKey } from './person'

/**
 * Keeps what belongs to the person who is signed in, in this browser, over visits and time-outs. It is forgotten when
 * they log out.
 *
 * @example
 * userStorage(session).set(`position:${lesson}`, String(seconds))
 */
export const userStorage = ({ person }: Session): UserStorage => createUserStorage(userKey(person))

/**
 * Keeps what the person has sent and nobody has taken yet. It also outlives a log-out, unless they choose to discard it
 * there: tell `unsentCounted` how much it is, so that they are asked.
 *
 * @example
 * unsentStorage(session).set(`message:${key}`, JSON.stringify(message))
 */
export const unsentStorage = ({ person }: Session): UserStorage => createUnsentStorage(userKey(person))
