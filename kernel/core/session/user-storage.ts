import { createUnsentStorage, createUserStorage, type UserStorage } from '../storage/user-storage'
import type { Session } from './events'
import { userKey } from './person'

/** Storage of the signed-in user in this browser; it survives timeouts and is cleared at logout. */
export const userStorage = ({ person }: Session): UserStorage => createUserStorage(userKey(person))

/**
 * Storage for items that the server has not received. It survives a logout, unless the user discards the items:
 * report their number with `unsentCounted`, so that the logout asks.
 */
export const unsentStorage = ({ person }: Session): UserStorage => createUnsentStorage(userKey(person))
