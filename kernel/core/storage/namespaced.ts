/**
 * The browser's storage behind a face that never throws: where storage is full, forbidden or
 * absent, values live in memory for as long as the page does.
 */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys that are in use. */
  keys(): string[]
}

/**
 * A part of a storage, of which others see nothing under their own keys.
 *
 * @param begin of the names of this part
 */
export const namespaced = (whole: SafeStorage, begin: string): SafeStorage => ({
  get: (key) => whole.get(begin + key),
  set: (key, value) => whole.set(begin + key, value),
  remove: (key) => whole.remove(begin + key),
  keys: () =>
    whole
      .keys()
      .filter((key) => key.startsWith(begin))
      .map((key) => key.slice(begin.length)),
})
