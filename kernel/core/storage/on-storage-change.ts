import { storageKey } from './storage-key'

/** Listens to changes of a `deviceStorage` key by other tabs: untrusted values, or null when removed. */
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
