import { createUnsentStorage, createUserStorage, type UserStorage } from '../storage/user-storage'
import type { Session } from './events'
import { userKey } from './person'

/** Storage of the signed-in user in this browser. It survives timeouts and is cleared at logout. */
export const userStorage = ({ person }: Session): UserStorage => createUserStorage(userKey(person))

/**
 * Storage for what the user has sent and the server has not received. It survives a logout, unless the user discards it
 * there: report the number of items with `unsentCounted`, so that the logout asks.
 */
export const unsentStorage = ({ person }: Session): UserStorage => createUnsentStorage(userKey(person))
