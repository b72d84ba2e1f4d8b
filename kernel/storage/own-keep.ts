import { followStored } from './follow-stored'
import { localKeep } from './safe-storage'

const prefix = 'own:'
const beginOf = (owner: string) => `${prefix}${encodeURIComponent(owner)}:`

/** What is kept of one person over visits, under their own name. */
export interface OwnKeep {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** All keys of this person's. */
  keys(): string[]
  /** Hears what other tabs of this browser keep under a key. @returns ends it */
  follow(key: string, hear: (value: string | null) => void): () => void
}

/** @param owner see `nameOf` in kernel/session/person.ts */
export function ownKeepOf(owner: string): OwnKeep {
  const begin = beginOf(owner)
  return {
    get: (key) => localKeep.get(begin + key),
    set: (key, value) => localKeep.set(begin + key, value),
    remove: (key) => localKeep.remove(begin + key),
    keys: () =>
      localKeep
        .keys()
        .filter((key) => key.startsWith(begin))
        .map((key) => key.slice(begin.length)),
    follow: (key, hear) => followStored(begin + key, hear),
  }
}

/** Takes all that is kept of a person away: they left on purpose (KRN-AUTH-06). */
export function forgetOwn(owner: string): void {
  const keep = ownKeepOf(owner)
  for (const key of keep.keys()) keep.remove(key)
}
