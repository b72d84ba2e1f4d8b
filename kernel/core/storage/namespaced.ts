/** Web storage that never throws: when it is full or forbidden, values are held in memory until the page is closed. */
export interface SafeStorage {
  /** `null` when there is no value. */
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
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
