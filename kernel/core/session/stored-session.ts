import { tokenKey } from '../http/client'
import { asRecord } from '../parse/parse'
import { deviceStorage } from '../storage/safe-storage'
import type { SessionEndReason } from './events'

// The session as all tabs of the browser see it: stored beside the token (decision:tabs-share-session).

export const sessionKey = 'session'

const maxTime = 8.64e15

export interface StoredStart {
  readonly kind: 'started'
  /** All keys of the user in this session, see `userKey`. */
  readonly names: readonly string[]
  /** Minutes. */
  readonly limit: number
  /** Milliseconds by the system clock: each tab has its own monotonic one (monotonic-clock.ts). */
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

/** Untrusted: another tab may run another version. */
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
  const written = deviceStorage.get(sessionKey)
  return { token: deviceStorage.get(tokenKey), written, state: readState(written) }
}

/** Stored before the token, so that other tabs know its user. @returns the session as written */
export function saveSessionStart(token: string, start: Omit<StoredStart, 'kind'> | undefined): string | null {
  const written = start ? JSON.stringify({ kind: 'started', ...start } satisfies StoredStart) : null
  if (written !== null) deviceStorage.set(sessionKey, written)
  deviceStorage.set(tokenKey, token)
  return written
}

/** After a change of the login, data is stored under several keys. @returns the session as written */
export function saveUserKeys(names: readonly string[]): string | null {
  const { state, written } = loadStoredSession()
  if (state?.kind !== 'started' || !state.names.some((name) => names.includes(name))) return written
  const renamed = JSON.stringify({ ...state, names: [...new Set(names)] } satisfies StoredStart)
  deviceStorage.set(sessionKey, renamed)
  return renamed
}

const storedReasons: Readonly<Partial<Record<SessionEndReason, StoredEnd['by']>>> = {
  logout: 'logout',
  timeout: 'timeout',
}

/** Stored before the token is removed, so that other tabs know why. @returns the keys of the user */
export function saveSessionEnd(reason: SessionEndReason): readonly string[] {
  const { token, state } = loadStoredSession()
  const end: StoredEnd = { kind: 'ended', by: storedReasons[reason] ?? 'other' }
  if (token !== null) deviceStorage.set(sessionKey, JSON.stringify(end))
  deviceStorage.remove(tokenKey)
  return state?.kind === 'started' ? state.names : []
}
