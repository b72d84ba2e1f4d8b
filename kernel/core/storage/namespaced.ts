/** Web storage that never throws: when it is full or forbidden, values are held in memory until the page is closed. */
export interface SafeStorage {
  /** Reads a value; `null` when there is none. */
  get(key: string): string | null
  /** Stores a value. */
  set(key: string, value: string): void
  /** Removes a value. */
  remove(key: string): void
  /** Lists all keys. */
  keys(): string[]
}

export const namespaced = (storage: SafeStorage, prefix: string): SafeStorage => ({
  get: (key) => storage.get(prefix + key),
  set: (key, value) => storage.set(prefix + key, value),
  remove: (key) => storage.remove(prefix + key),
  keys: () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
})
