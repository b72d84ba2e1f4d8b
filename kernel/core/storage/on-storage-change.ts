import { storageKey } from './storage-key'

/**
 * Hears what other tabs of this browser store under a key. What they store may be anything: read it as untrusted.
 *
 * @param key as given to `deviceStorage`
 * @param hear is given the new value; nothing when it was removed
 * @returns ends it
 * @example
 * onStorageChange('cart', (stored) => cartTold(readCart(stored)))
 */
export function onStorageChange(key: string, hear: (value: string | null) => void): () => void {
  return onNamespaceChange(key, (rest, value) => rest === '' && hear(value))
}

/**
 * The same for all keys with one beginning.
 *
 * @param begin of the keys, as given to `deviceStorage`
 * @param hear is given the rest of the key and the new value; nothing when it was removed
 * @returns ends it
 */
export function onNamespaceChange(
  begin: string,
  hear: (key: string, value: string | null) => void,
): () => void {
  const name = storageKey(begin)
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(name)) hear(key.slice(name.length), newValue)
    // Somebody has emptied the whole storage.
    else if (key === null) hear('', null)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
