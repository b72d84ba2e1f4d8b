import { encodePathSegment } from '../parse/encode-path-segment'
import { namespaced, type SafeStorage } from './namespaced'
import { onNamespaceChange, onStorageChange } from './on-storage-change'
import { deviceStorage } from './safe-storage'

/** Persistent storage of one user, shared by all tabs. */
export interface UserStorage extends SafeStorage {
  /** Listens to changes of a key by other tabs; null means removed. @returns a function that unsubscribes */
  follow(key: string, listener: (value: string | null) => void): () => void
  /** Listens to changes of all keys by other tabs. @returns a function that unsubscribes */
  followAll(listener: (key: string, value: string | null) => void): () => void
}

function createStorage(kind: 'own' | 'unsent', owner: string): UserStorage {
  const prefix = `${kind}:${encodePathSegment(owner)}:`
  return {
    ...namespaced(deviceStorage, prefix),
    follow: (key, listener) => onStorageChange(prefix + key, listener),
    followAll: (listener) => onNamespaceChange(prefix, listener),
  }
}

function clear(storage: UserStorage): void {
  for (const key of storage.keys()) storage.remove(key)
}

export const createUserStorage = (owner: string): UserStorage => createStorage('own', owner)

/** Creates a storage for unsent items, which survives a logout, unlike the user storage. */
export const createUnsentStorage = (owner: string): UserStorage => createStorage('unsent', owner)

export const clearUserStorage = (owner: string): void => clear(createUserStorage(owner))

export const clearUnsentStorage = (owner: string): void => clear(createUnsentStorage(owner))
