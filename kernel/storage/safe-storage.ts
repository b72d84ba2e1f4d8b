/**
 * The browser's storage behind a face that never throws: where storage is full, forbidden or
 * absent, values live in memory for as long as the page does.
 */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys that are in use, also by others. */
  keys(): string[]
}

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

/** Kept over visits and shared by all tabs: `token`, `language`, `dateFormat`, `consent`. */
export const localKeep = safeStorage(() => window.localStorage)

/** Kept over a reload of this tab alone. */
export const tabKeep = safeStorage(() => window.sessionStorage)
