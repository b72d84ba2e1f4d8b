import type { Store } from 'effector'
import {
  createUnsentStorage,
  createUserStorage,
  declareOnlyHere,
  type SafeStorage,
} from '../storage/safe-storage'
import {
  type BrowserFamily,
  type BrowserStore,
  browserFamily,
  browserStore,
  type ReadStored,
  type StoredFamily,
  type StoredValue,
  storedFamily,
  storedValue,
} from '../storage/stores'
import { type Session, userKey } from './events'
import { $session } from './session'

/** A value of the signed-in user. Visitors have the default, and store nothing. */
export interface UserStore<Value> extends BrowserStore<Value> {
  readonly key: string
  readonly read: ReadStored<Value>
  /** The value of the user of a session, for work that ends after the session, such as a request. */
  of(session: Session | null): StoredValue<Value>
}

/** Values with ids of the signed-in user. Visitors have none, and store nothing. */
export interface UserFamily<Value> extends BrowserFamily<Value> {
  /** What the keys of the values begin with. */
  readonly key: string
  readonly read: ReadStored<Value>
  /** The values of the user of a session, for work that ends after the session, such as a request. */
  of(session: Session | null): StoredFamily<Value>
}

interface UserStoreOptions {
  /**
   * Whether the server does not know the value: the browser is asked to keep it, and its loss is told. Export it with `onlyHere`,
   * so that a logout names it.
   */
  readonly isOnlyHere?: boolean
}

/** Defines values of the signed-in user in this browser. */
export interface DefineUserStore {
  /**
   * Defines a value, which all tabs share: it loads when a session starts, and is the default again when it ends.
   *
   * @param key names the value in the storage; begins with the id of the plugin
   * @example
   * const words = userStore('notes.words', readWords)
   * const [now, change] = useUnit([words.$value, words.changeFx])
   * change((stored) => [...stored, word])
   */
  <Value>(key: string, read: ReadStored<Value>, options?: UserStoreOptions): UserStore<Value>
  /** Defines values with ids, each under a key that begins with `prefix`. */
  family<Value>(prefix: string, read: ReadStored<Value>, options?: UserStoreOptions): UserFamily<Value>
}

const $owner = $session.map((session) => session && userKey(session.person))

function definitions(create: (owner: string) => SafeStorage): DefineUserStore {
  const $storage: Store<SafeStorage | null> = $owner.map((owner) => (owner === null ? null : create(owner)))
  const open = (session: Session | null) => session && create(userKey(session.person))
  return Object.assign(
    <Value>(key: string, read: ReadStored<Value>, { isOnlyHere }: UserStoreOptions = {}) => {
      if (isOnlyHere) declareOnlyHere(key)
      return {
        key,
        read,
        ...browserStore($storage, key, read),
        of: (session: Session | null) => storedValue(open(session), key, read),
      }
    },
    {
      family: <Value>(prefix: string, read: ReadStored<Value>, { isOnlyHere }: UserStoreOptions = {}) => {
        if (isOnlyHere) declareOnlyHere(prefix)
        return {
          key: prefix,
          read,
          ...browserFamily($storage, prefix, read),
          of: (session: Session | null) => storedFamily(open(session), prefix, read),
        }
      },
    },
  )
}

/** Values of the signed-in user in this browser; they survive timeouts and are cleared at logout. */
export const userStore = definitions(createUserStorage)

/**
 * Values that the server has not received yet. They survive a logout: report their number with `unsentCounted`, so that the
 * logout first asks the user.
 */
export const unsentStore = definitions(createUnsentStorage)
