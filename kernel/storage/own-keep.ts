import { encoded } from '../http/encoded'
import { followStored, followStoredPart } from './follow-stored'
import { partOf, type SafeStorage } from './part-of'
import { localKeep } from './safe-storage'

/** What is kept of one person over visits, under their own name. */
export interface OwnKeep extends SafeStorage {
  /** Hears what other tabs of this browser keep under a key. @returns ends it */
  follow(key: string, hear: (value: string | null) => void): () => void
  /** Hears what other tabs keep under any key. @returns ends it */
  followAll(hear: (key: string, value: string | null) => void): () => void
}

function keepOf(kind: 'own' | 'unsent', owner: string): OwnKeep {
  const begin = `${kind}:${encoded(owner)}:`
  return {
    ...partOf(localKeep, begin),
    follow: (key, hear) => followStored(begin + key, hear),
    followAll: (hear) => followStoredPart(begin, hear),
  }
}

function clear(keep: OwnKeep): void {
  for (const key of keep.keys()) keep.remove(key)
}

/** @param owner see `nameOf` in kernel/session/person.ts */
export const ownKeepOf = (owner: string): OwnKeep => keepOf('own', owner)

/** What a person has sent and nobody has taken yet: a log-out alone does not take it away. */
export const unsentKeepOf = (owner: string): OwnKeep => keepOf('unsent', owner)

/** Takes all that is kept of a person away: they left on purpose (KRN-AUTH-06). */
export const forgetOwn = (owner: string): void => clear(ownKeepOf(owner))

/** Takes away what a person has given up. */
export const forgetUnsent = (owner: string): void => clear(unsentKeepOf(owner))
