import { storageKey } from './storage-key'

/** Listens to changes of a `rawDeviceStorage` key by other tabs. Values are untrusted; null means removed. */
export function onStorageChange(key: string, listener: (value: string | null) => void): () => void {
  return onNamespaceChange(key, (rest, value) => rest === '' && listener(value))
}

/** @param listener gets the key without `prefix`, or an empty key and null when the whole storage was cleared */
export function onNamespaceChange(
  prefix: string,
  listener: (key: string, value: string | null) => void,
): () => void {
  const name = storageKey(prefix)
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(name)) listener(key.slice(name.length), newValue)
    // Browsers send a null key when the whole storage was cleared.
    else if (key === null) listener('', null)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
