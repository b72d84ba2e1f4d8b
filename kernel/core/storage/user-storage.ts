import { encodePathSegment } from '../parse/encode-path-segment'
import { namespaced, type SafeStorage } from './namespaced'
import { onNamespaceChange, onStorageChange } from './on-storage-change'
import { deviceStorage } from './safe-storage'

/** What is kept of one person over visits, under their own name. */
export interface UserStorage extends SafeStorage {
  /** Hears what other tabs of this browser keep under a key. @returns ends it */
  follow(key: string, hear: (value: string | null) => void): () => void
  /** Hears what other tabs keep under any key. @returns ends it */
  followAll(hear: (key: string, value: string | null) => void): () => void
}

function keepOf(kind: 'own' | 'unsent', owner: string): UserStorage {
  const begin = `${kind}:${encodePathSegment(owner)}:`
  return {
    ...namespaced(deviceStorage, begin),
    follow: (key, hear) => onStorageChange(begin + key, hear),
    followAll: (hear) => onNamespaceChange(begin, hear),
  }
}

function clear(keep: UserStorage): void {
  for (const key of keep.keys()) keep.remove(key)
}

/** @param owner see `nameOf` in kernel/core/session/person.ts */
export const createUserStorage = (owner: string): UserStorage => keepOf('own', owner)

/** What a person has sent and nobody has taken yet: a log-out alone does not take it away. */
export const createUnsentStorage = (owner: string): UserStorage => keepOf('unsent', owner)

/** Takes all that is kept of a person away: they left on purpose (KRN-AUTH-06). */
export const clearUserStorage = (owner: string): void => clear(createUserStorage(owner))

/** Takes away what a person has given up. */
export const clearUnsentStorage = (owner: string): void => clear(createUnsentStorage(owner))
