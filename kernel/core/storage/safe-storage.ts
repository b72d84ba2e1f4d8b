import type { SafeStorage } from './namespaced'
import { storageKey, withoutPrefix } from './storage-key'

/**
 * Wraps a storage. Access itself may throw (cookies off, sandboxed frame), hence the function.
 *
 * @param open gives the storage, or throws
 * @example
 * const local = safeStorage(() => window.localStorage)
 */
function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()

  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(open())
    } catch {
      // Full or forbidden: the copy in memory stands in.
      return undefined
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
  }
}

/** What of a storage is the product's: other programs of the origin keep theirs beside it. */
function ownPart(whole: SafeStorage): SafeStorage {
  return {
    get: (key) => whole.get(storageKey(key)),
    set: (key, value) => whole.set(storageKey(key), value),
    remove: (key) => whole.remove(storageKey(key)),
    keys: () => whole.keys().flatMap((name) => withoutPrefix(name) ?? []),
  }
}

const own = (open: () => Storage) => ownPart(safeStorage(open))

/** Kept over visits and shared by all tabs. What belongs to a person is kept with `userStorage`: a log-out forgets it. */
export const deviceStorage = own(() => window.localStorage)

/** Kept over a reload of this tab alone, and forgotten at a log-out. */
export const tabStorage = own(() => window.sessionStorage)
