import { storageKey, storagePrefix } from './storage-key'

/** Keys of earlier builds without a prefix, with names that no other program uses. */
const legacyKeys = /^(own:.*|messaging\.outbox|rememberedRoute|wantedCourse)$/

/** Keys whose values are dropped: the values name no user, so that no logout could clear them. */
const dropped = /^commerce\.(order|payments)$/

/** The key without the base path, which earlier builds put before all keys; `undefined` for keys of other programs. */
const legacyKeyOf = (name: string, base: string): string | undefined => {
  if (base === '') return legacyKeys.test(name) || dropped.test(name) ? name : undefined
  return name.startsWith(`${base}:`) ? name.slice(base.length + 1) : undefined
}

/** Moves stored data of earlier builds to prefixed keys, unless the prefixed key already has a value. */
export function migrateStorageKeys(base: string = process.env.RODA_BASE): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const name of Object.keys(storage)) {
        const key = name.startsWith(storagePrefix(base)) ? undefined : legacyKeyOf(name, base)
        const value = storage.getItem(name)
        if (key === undefined || value === null) continue
        const target = storageKey(key, base)
        if (!dropped.test(key) && storage.getItem(target) === null) storage.setItem(target, value)
        storage.removeItem(name)
      }
    } catch {
      // The storage may be forbidden or full.
    }
  }
}
