import {
  type ReadStored,
  type SharedValue,
  type StoredFamily,
  sharedValue,
  storedFamily,
} from '../storage/stored-value'
import { createUserFiles, type UserFiles } from '../storage/user-files'
import { createUnsentStorage, createUserStorage, type SharedStorage } from '../storage/user-storage'
import type { Session } from './events'
import { userKey } from './person'

/** Defines values per user. Visitors have none: without a session, loading returns the default and saving does nothing. */
export interface UserStorage {
  /** Defines a value. */
  define<Value>(key: string, read: ReadStored<Value>): (session: Session | null) => SharedValue<Value>
  /** Defines values with ids, each under a key that begins with `prefix`. */
  defineFamily<Value>(
    prefix: string,
    read: ReadStored<Value>,
  ): (session: Session | null) => StoredFamily<Value>
}

function definitions(create: (owner: string) => SharedStorage): UserStorage {
  const open = (session: Session | null) => (session ? create(userKey(session.person)) : undefined)
  return {
    define: (key, read) => (session) => sharedValue(open(session), key, read),
    defineFamily: (prefix, read) => (session) => storedFamily(open(session), prefix, read),
  }
}

/** Values of the signed-in user in this browser; they survive timeouts and are cleared at logout. */
export const userStorage = definitions(createUserStorage)

/**
 * Values that the server has not received yet. They survive a logout: report their number with `unsentCounted`, so that the
 * logout first asks the user.
 */
export const unsentStorage = definitions(createUnsentStorage)

/** Opens the files of the signed-in user in this browser, such as images of drafts; a logout clears them. */
export const userFiles = (session: Session | null): UserFiles | undefined =>
  session ? createUserFiles(userKey(session.person)) : undefined
