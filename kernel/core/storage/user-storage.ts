import { encodePathSegment } from '../parse/url'
import { namespaced, onNamespaceChange, rawDeviceStorage, type SafeStorage } from './safe-storage'

/** Persistent storage, shared by all tabs. */
export interface SharedStorage extends SafeStorage {
  /**
   * Listens to changes by other tabs of keys with a prefix.
   *
   * @param listener gets the key without `prefix`; an empty key and null when the whole storage was cleared
   * @returns a function that unsubscribes
   */
  follow(prefix: string, listener: (key: string, value: string | null) => void): () => void
}

export const createSharedStorage = (prefix: string): SharedStorage => ({
  ...namespaced(rawDeviceStorage, prefix),
  follow: (keyPrefix, listener) => onNamespaceChange(prefix + keyPrefix, listener),
})

const ofOwner = (kind: 'own' | 'unsent', owner: string) =>
  createSharedStorage(`${kind}:${encodePathSegment(owner)}:`)

function clear(storage: SharedStorage): void {
  for (const key of storage.keys()) storage.remove(key)
}

export const createUserStorage = (owner: string): SharedStorage => ofOwner('own', owner)

/** Creates a storage for unsent items, which survives a logout, unlike the user storage. */
export const createUnsentStorage = (owner: string): SharedStorage => ofOwner('unsent', owner)

export const clearUserStorage = (owner: string): void => clear(createUserStorage(owner))

export const clearUnsentStorage = (owner: string): void => clear(createUnsentStorage(owner))
