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
  }
}

/** Takes all that is kept of a person away: they left on purpose (KRN-AUTH-06). */
export function forgetOwn(owner: string): void {
  const keep = ownKeepOf(owner)
  for (const key of keep.keys()) keep.remove(key)
}
