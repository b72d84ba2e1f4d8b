/**
 * The browser's storage behind a face that never throws: where storage is full, forbidden or
 * absent, values live in memory for as long as the page does. Products below different paths of one host keep apart.
 */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys that are in use, also by others. */
  keys(): string[]
}

/** The name under which a key stands in the browser's storage: two products on one host must not share a token. */
export const storedName = (key: string): string =>
  process.env.RODA_BASE ? `${process.env.RODA_BASE}:${key}` : key

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
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(storedName(key))) ?? null,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(storedName(key), value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(storedName(key)))
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt(keysIn) ?? [])])],
  }
}

/** What stands in a storage under names of this product. */
function keysIn(storage: Storage): string[] {
  const names = Object.keys(storage)
  if (!process.env.RODA_BASE) return names
  const begin = storedName('')
  return names.filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length))
}

/** Kept over visits and shared by all tabs: `token`, `language`, `dateFormat`, `consent`. */
export const localKeep = safeStorage(() => window.localStorage)

/** Kept over a reload of this tab alone. */
export const tabKeep = safeStorage(() => window.sessionStorage)
