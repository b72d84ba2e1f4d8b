import { storageKey } from './storage-key'

/**
 * Listens to changes of a key by other tabs. Their values are untrusted.
 * @param key as given to `deviceStorage`
 * @param listener gets the new value; null when it was removed
 * @returns unsubscribes
 * @example
 * onStorageChange('cart', (stored) => cartChanged(readCart(stored)))
 */
export function onStorageChange(key: string, listener: (value: string | null) => void): () => void {
  return onNamespaceChange(key, (rest, value) => rest === '' && listener(value))
}

/** @param listener gets the key without `prefix`; an empty key and null when the storage was cleared */
export function onNamespaceChange(
  prefix: string,
  listener: (key: string, value: string | null) => void,
): () => void {
  const name = storageKey(prefix)
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(name)) listener(key.slice(name.length), newValue)
    // The storage was cleared.
    else if (key === null) listener('', null)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
