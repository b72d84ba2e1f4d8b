import { encoded } from '../http/encoded'
import { followStored } from './follow-stored'
import { partOf, type SafeStorage } from './part-of'
import { localKeep } from './safe-storage'

const prefix = 'own:'
const beginOf = (owner: string) => `${prefix}${encoded(owner)}:`

/** What is kept of one person over visits, under their own name. */
export interface OwnKeep extends SafeStorage {
  /** Hears what other tabs of this browser keep under a key. @returns ends it */
  follow(key: string, hear: (value: string | null) => void): () => void
}

/** @param owner see `nameOf` in kernel/session/person.ts */
export function ownKeepOf(owner: string): OwnKeep {
  const begin = beginOf(owner)
  return { ...partOf(localKeep, begin), follow: (key, hear) => followStored(begin + key, hear) }
}

/** Takes all that is kept of a person away: they left on purpose (KRN-AUTH-06). */
export function forgetOwn(owner: string): void {
  const keep = ownKeepOf(owner)
  for (const key of keep.keys()) keep.remove(key)
}
