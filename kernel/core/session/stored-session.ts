import { tokenKey } from '../http/client'
import { asRecord } from '../parse/parse'
import { rawDeviceStorage } from '../storage/safe-storage'
import type { SessionEndReason } from './events'

// The session that all tabs of the browser share, stored beside the token (decision:tabs-share-session).

export const sessionKey = 'session'

const maxTime = 8.64e15

export interface StoredStart {
  readonly kind: 'started'
  /** The storage keys of the user in this session; changing the username may add a key (see `userKey`). */
  readonly names: readonly string[]
  /** Session limit in minutes. */
  readonly limit: number
  /** Start in ms by the system clock, because each tab has its own monotonic clock (monotonic-clock.ts). */
  readonly startedAt: number
}

export interface StoredEnd {
  readonly kind: 'ended'
  readonly by: 'logout' | 'timeout' | 'other'
}

export interface StoredState {
  readonly token: string | null
  readonly written: string | null
  readonly state: StoredStart | StoredEnd | undefined
}

/** Reads the stored session without trusting it: a tab with another version may have written it. */
function readState(written: string | null): StoredStart | StoredEnd | undefined {
  const { kind, by, names, limit, startedAt } = asRecord(parsed(written))
  if (kind === 'ended') return { kind, by: by === 'logout' || by === 'timeout' ? by : 'other' }
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

/** Stores a session before its token, so that other tabs know the token's user. @returns the stored JSON */
export function saveSessionStart(token: string, start: Omit<StoredStart, 'kind'> | undefined): string | null {
  const written = start ? JSON.stringify({ kind: 'started', ...start } satisfies StoredStart) : null
  if (written !== null) rawDeviceStorage.set(sessionKey, written)
  rawDeviceStorage.set(tokenKey, token)
  return written
}

/** Stores all keys of a user: without an id, a new username makes a new key. @returns the stored JSON */
export function saveUserKeys(names: readonly string[]): string | null {
  const { state, written } = loadStoredSession()
  if (state?.kind !== 'started' || !state.names.some((name) => names.includes(name))) return written
  const renamed = JSON.stringify({ ...state, names: [...new Set(names)] } satisfies StoredStart)
  rawDeviceStorage.set(sessionKey, renamed)
  return renamed
}

const storedReasons: Readonly<Partial<Record<SessionEndReason, StoredEnd['by']>>> = {
  logout: 'logout',
  timeout: 'timeout',
}

/** Stores for other tabs why the session ended, and then removes the token. @returns the storage keys of the user */
export function saveSessionEnd(reason: SessionEndReason): readonly string[] {
  const { token, state } = loadStoredSession()
  const end: StoredEnd = { kind: 'ended', by: storedReasons[reason] ?? 'other' }
  if (token !== null) rawDeviceStorage.set(sessionKey, JSON.stringify(end))
  rawDeviceStorage.remove(tokenKey)
  return state?.kind === 'started' ? state.names : []
}
