import { partOf, type SafeStorage } from './part-of'

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

/** Below a path the product keeps to a part of its own: another product of the host has another token. */
const own = (open: () => Storage) =>
  process.env.RODA_BASE ? partOf(safeStorage(open), `${process.env.RODA_BASE}:`) : safeStorage(open)

/** Kept over visits and shared by all tabs: `token`, `language`, `dateFormat`, `consent`. */
export const localKeep = own(() => window.localStorage)

/** Kept over a reload of this tab alone. */
export const tabKeep = own(() => window.sessionStorage)
