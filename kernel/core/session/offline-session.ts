import { asRecord } from '../parse/parse'
import { personKey } from '../storage/copy-limits'
import { loadFromCopy, saveToCopy } from '../storage/offline-copy'
import type { Session } from './events'
import { monotonicNow } from './monotonic-clock'
import { type AuthResponse, parsePerson, userKey } from './person'
import { loadStoredSession } from './stored-session'

/** The owner of the offline copy: the `userKey` of the stored session; undefined without a token. */
export function copyOwner(): string | undefined {
  const { token, state } = loadStoredSession()
  return token !== null && state?.kind === 'started' ? state.names[0] : undefined
}

/** Whether a user is signed in in this browser. */
export function isSignedIn(owner: string): boolean {
  const { token, state } = loadStoredSession()
  return token !== null && state?.kind === 'started' && state.names.includes(owner)
}

/** Saves the user, so that the session can start without a connection. It contains no token. */
export function saveOfflineSession({ person, limit }: Session): void {
  saveToCopy(userKey(person), personKey, { person, limit })
}

/** Loads the session of the stored token from the offline copy, because the server is unreachable. */
export async function loadOfflineSession(): Promise<AuthResponse | undefined> {
  const { token } = loadStoredSession()
  const owner = copyOwner()
  const copy = owner === undefined ? undefined : await loadFromCopy(owner, personKey)
  if (token === null || !copy) return undefined
  const { person: stored, limit } = asRecord(copy.value)
  const person = parsePerson(stored)
  if (userKey(person) !== owner || typeof limit !== 'number' || !(limit >= 0)) return undefined
  return { token, person, limit, startedAt: monotonicNow(), copiedAt: new Date(copy.savedAt) }
}
