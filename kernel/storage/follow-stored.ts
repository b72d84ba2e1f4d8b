/**
 * Hears what other tabs of this browser store under a key. What they store may be anything: read it as untrusted.
 *
 * @param key as given to `localKeep`
 * @param hear is given the new value; nothing when it was removed
 * @returns ends it
 * @example
 * followStored('cart', (stored) => cartTold(readCart(stored)))
 */
export function followStored(key: string, hear: (value: string | null) => void): () => void {
  const name = process.env.RODA_BASE ? `${process.env.RODA_BASE}:${key}` : key
  const listen = (event: StorageEvent) => {
    if (event.key === name) hear(event.newValue)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
