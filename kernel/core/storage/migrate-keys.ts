import { storageKey, storagePrefix } from './storage-key'

/** Names of builds before the common prefix, as far as nobody else can be meant. */
const former = /^(own:.*|registration\..*|messaging\.outbox|remembered(Route|For)|wantedCourse)$/

/** They named no owner, so that no log-out could forget them. */
const dropped = /^commerce\.(order|payments)$/

/** Whether a build before the common prefix has stored under a name; below a path all its names began with that path. */
const keyOfFormer = (name: string, base: string): string | undefined => {
  if (base === '') return former.test(name) || dropped.test(name) ? name : undefined
  return name.startsWith(`${base}:`) ? name.slice(base.length + 1) : undefined
}

/**
 * Moves what an earlier build has stored to where it is looked for now: drafts are found again, and a log-out can forget
 * them. What was stored since goes first.
 */
export function migrateStorageKeys(base: string = process.env.RODA_BASE): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open()
      for (const name of Object.keys(storage)) {
        const key = name.startsWith(storagePrefix(base)) ? undefined : keyOfFormer(name, base)
        const value = storage.getItem(name)
        if (key === undefined || value === null) continue
        const now = storageKey(key, base)
        if (!dropped.test(key) && storage.getItem(now) === null) storage.setItem(now, value)
        storage.removeItem(name)
      }
    } catch {
      // Forbidden or full: there is nothing to move, or nowhere to move it to.
    }
  }
}
