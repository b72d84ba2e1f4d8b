import { tokenKey } from '../http/client'
import { asRecord, readText } from '../parse/parse'
import { parseUrl } from '../parse/url'
import { personKey } from '../storage/copy-limits'
import { loadFromCopy, saveToCopy } from '../storage/offline-copy'
import { rawDeviceStorage } from '../storage/safe-storage'
import { tabStore } from '../storage/stores'
import { createUserFiles, type UserFiles } from '../storage/user-files'
import { type AuthResponse, parsePerson, type Session, type SessionEndReason, userKey } from './events'

// What a session stores in the browser. The session that all tabs share is beside the token
// (decision:tabs-share-session); the return address belongs to one tab.

/**
 * Time that ignores changes of the system clock. Browsers may stop this clock while the device sleeps; in that case
 * the server ends the session.
 */
export const monotonicNow = (): Date => new Date(performance.timeOrigin + performance.now())

/** Milliseconds to add to this page's monotonic clock before sharing a time with tabs, whose clocks differ. */
export const wallClockOffset = (): number => Date.now() - monotonicNow().getTime()

export const sessionKey = 'session'

const maxTime = 8.64e15

interface StoredStart {
  readonly kind: 'started'
  /** The storage keys of the user in this session; changing the username may add a key (see `userKey`). */
  readonly names: readonly string[]
  /** Session limit in minutes. */
  readonly limit: number
  /** Start in ms by the system clock, because each tab has its own monotonic clock. */
  readonly startedAt: number
}

/** The ends of a session after which other tabs act in their own way. */
const knownEnds = ['logout', 'timeout', 'refused'] as const

interface StoredEnd {
  readonly kind: 'ended'
  readonly by: (typeof knownEnds)[number] | 'other'
}

export interface StoredState {
  readonly token: string | null
  readonly written: string | null
  readonly state: StoredStart | StoredEnd | undefined
}

const endOf = (by: unknown): StoredEnd => ({
  kind: 'ended',
  by: knownEnds.find((known) => known === by) ?? 'other',
})

/** Reads the stored session without trusting it: a tab with another version may have written it. */
function readState(written: string | null): StoredState['state'] {
  const { kind, by, names, limit, startedAt } = asRecord(parsed(written))
  if (kind === 'ended') return endOf(by)
  const isWithin = (value: unknown, most: number): value is number =>
    typeof value === 'number' && value >= 0 && value <= most
  if (kind !== 'started' || !Array.isArray(names) || !names.every((name) => typeof name === 'string')) return
  if (!isWithin(limit, Number.MAX_SAFE_INTEGER) || !isWithin(startedAt, maxTime)) return
  return { kind, names, limit, startedAt }
}

function parsed(written: string | null): unknown {
  try {
    return JSON.parse(written ?? 'null')
  } catch {
    return null
  }
}

export function loadStoredSession(): StoredState {
  const written = rawDeviceStorage.get(sessionKey)
  return { token: rawDeviceStorage.get(tokenKey), written, state: readState(written) }
}

function write(state: StoredStart | StoredEnd): string {
  const written = JSON.stringify(state)
  rawDeviceStorage.set(sessionKey, written)
  return written
}

/** Stores a session before its token, so that other tabs know the token's user. @returns the stored JSON */
export function saveSessionStart({ token, person, limit, startedAt }: AuthResponse): string | null {
  const start = startedAt.getTime() + wallClockOffset()
  const written =
    limit === undefined ? null : write({ kind: 'started', names: [userKey(person)], limit, startedAt: start })
  rawDeviceStorage.set(tokenKey, token)
  return written
}

/** Stores all keys of a user: without an id, a new username makes a new key. @returns the stored JSON */
export function saveUserKeys(names: readonly string[]): string | null {
  const { state, written } = loadStoredSession()
  if (state?.kind !== 'started' || !state.names.some((name) => names.includes(name))) return written
  return write({ ...state, names })
}

/** Stores for other tabs why the session ended, and then removes the token. @returns the storage keys of the user */
export function saveSessionEnd(reason: SessionEndReason): readonly string[] {
  const { token, state } = loadStoredSession()
  if (token !== null) write(endOf(reason))
  rawDeviceStorage.remove(tokenKey)
  return state?.kind === 'started' ? state.names : []
}

const namesOfToken = (): readonly string[] => {
  const { token, state } = loadStoredSession()
  return token !== null && state?.kind === 'started' ? state.names : []
}

/** The `userKey` of the stored session, which may not be restored yet; undefined without a token. */
export const storedOwner = (): string | undefined => namesOfToken()[0]

export const isSignedIn = (owner: string): boolean => namesOfToken().includes(owner)

/** Saves the user, so that the session can start without a connection. It contains no token. */
export function saveOfflineSession({ person, limit }: Session): void {
  saveToCopy(userKey(person), personKey, { person, limit })
}

/** Loads the session of the stored token from the offline copy, because the server is unreachable. */
export async function loadOfflineSession(): Promise<AuthResponse | undefined> {
  const { token } = loadStoredSession()
  const owner = storedOwner()
  const copy = owner === undefined ? undefined : await loadFromCopy(owner, personKey)
  if (token === null || !copy) return undefined
  const { person: stored, limit } = asRecord(copy.value)
  const person = parsePerson(stored)
  if (userKey(person) !== owner || typeof limit !== 'number' || !(limit >= 0)) return undefined
  return { token, person, limit, startedAt: monotonicNow(), copiedAt: new Date(copy.savedAt) }
}

/** Where a login leads. `owner` is the user whose session ended at `path`; null for a visitor. */
export interface ReturnTo {
  readonly path: string
  readonly owner: string | null
}

/** Path, query and hash of a same-origin URL; `undefined` for other URLs, since `address` may come from a link. */
export function toSameOriginPath(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin)
  // Reject these paths: browsers resolve "//evil.example" and "/\evil.example" to another host.
  return url?.origin === origin && !/^[/\\]{2}/.test(url.pathname)
    ? url.pathname + url.search + url.hash
    : undefined
}

/** A return address of this origin, or null. */
export function checkedReturnTo({ path, owner }: ReturnTo): ReturnTo | null {
  const checkedPath = toSameOriginPath(path, location.origin)
  return checkedPath === undefined ? null : { path: checkedPath, owner }
}

/** The return address. It must survive the end of the session (decision:session-expiry-warning). */
export const storedReturnTo = tabStore('rememberedRoute', (stored) => {
  if (stored === undefined) return null
  // Earlier builds stored the path alone.
  const { path, owner } = typeof stored === 'string' ? { path: stored, owner: null } : asRecord(stored)
  return checkedReturnTo({ path: readText(path), owner: typeof owner === 'string' ? owner : null })
})

/** Opens the files of the signed-in user in this browser, such as images of drafts; a logout clears them. */
export const userFiles = (session: Session | null): UserFiles | undefined =>
  session ? createUserFiles(userKey(session.person)) : undefined
