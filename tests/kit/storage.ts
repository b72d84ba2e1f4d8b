import { act } from '@testing-library/react'

/**
 * Stores or removes a value like another tab.
 *
 * @param key the key in the browser's storage
 * @param value the text; null removes it
 */
export function storeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
}

/** Clears the whole storage like another tab. */
export function clearStorageElsewhere(): void {
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })))
}

/** The key in the browser's storage that ends with `end`. @throws when there is none */
export function storedKey(end: string): string {
  const key = Object.keys(localStorage).find((name) => name.endsWith(end))
  if (!key) throw new Error(`Nothing is stored under …${end}.`)
  return key
}
