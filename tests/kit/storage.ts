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

/** Removes what the page has stored, as browsers do that need room: they keep cookies. */
export function evictStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}
