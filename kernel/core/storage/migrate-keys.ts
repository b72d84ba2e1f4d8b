import { storageKey, storagePrefix } from './storage-key'

/** Unprefixed keys of earlier builds that no other program uses. */
const legacyKeys = /^(own:.*|registration\..*|messaging\.outbox|remembered(Route|For)|wantedCourse)$/

/** Without an owner, so no logout could clear them. */
const dropped = /^commerce\.(order|payments)$/

/** Earlier builds with a base path prefixed all keys with it. */
const legacyKeyOf = (name: string, base: string): string | undefined => {
  if (base === '') return legacyKeys.test(name) || dropped.test(name) ? name : undefined
  return name.startsWith(`${base}:`) ? name.slice(base.length + 1) : undefined
}

/** Moves data of earlier builds to prefixed keys. A value that is already there wins. */
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
      // Forbidden or full.
    }
  }
}
