import { tokenKey } from '../http/client'
import { asRecord } from '../parse/parse'
import { deviceStorage } from '../storage/safe-storage'
import type { SessionEndReason } from './events'

/**
 * How the session stands, as the storage tells all tabs of this browser: beside the token, whose session it is and since
 * when, or why it is over. A tab that was not listening, or did not exist yet, reads it later (decision:tabs-share-session).
 */

export const sessionKey = 'session'

/** The latest time that a date can be. */
const lastMoment = 8.64e15

export interface StoredStart {
  readonly kind: 'started'
  /** What the person is or was called in this session, see `nameOf`. */
  readonly names: readonly string[]
  /** Minutes. */
  readonly limit: number
  /** Milliseconds by the computer's clock: each page has one of its own (steady-clock.ts). */
  readonly startedAt: number
}

export interface StoredEnd {
  readonly kind: 'ended'
  /** What other tabs have to know of the reason. */
  readonly by: 'logout' | 'timeout' | 'other'
}

/** What the storage says at one moment. */
export interface StoredState {
  readonly token: string | null
  /** As it is written, to see whether it has changed. */
  readonly written: string | null
  readonly state: StoredStart | StoredEnd | undefined
}

/** Another tab may be of another version: what it has written is checked first. */
function readState(written: string | null): StoredStart | StoredEnd | undefined {
  const { kind, by, names, limit, startedAt } = asRecord(parsed(written))
  if (kind === 'ended') return { kind, by: by === 'logout' || by === 'timeout' ? by : 'other' }
  const isWithin = (value: unknown, most: number): value is number =>
    typeof value === 'number' && value >= 0 && value <= most
  if (kind !== 'started' || !Array.isArray(names) || !names.every((name) => typeof name === 'string')) return
  if (!isWithin(limit, Number.MAX_SAFE_INTEGER) || !isWithin(startedAt, lastMoment)) return
  return { kind, names, limit, startedAt }
}

function parsed(written: string | null): unknown {
  try {
    return JSON.parse(written ?? 'null')
  } catch {
    // Cut off, or somebody else's.
    return null
  }
}

export function loadStoredSession(): StoredState {
  const written = deviceStorage.get(sessionKey)
  return { token: deviceStorage.get(tokenKey), written, state: readState(written) }
}

/** Before the token: a tab that sees a new token knows whose it is. @returns what was written */
export function saveSessionStart(token: string, start: Omit<StoredStart, 'kind'> | undefined): string | null {
  const written = start ? JSON.stringify({ kind: 'started', ...start } satisfies StoredStart) : null
  if (written !== null) deviceStorage.set(sessionKey, written)
  deviceStorage.set(tokenKey, token)
  return written
}

/** Somebody has another name by now; what is kept under each of them is theirs. @returns what is written then */
export function saveUserKeys(names: readonly string[]): string | null {
  const { state, written } = loadStoredSession()
  if (state?.kind !== 'started' || !state.names.some((name) => names.includes(name))) return written
  const renamed = JSON.stringify({ ...state, names: [...new Set(names)] } satisfies StoredStart)
  deviceStorage.set(sessionKey, renamed)
  return renamed
}

const told: Readonly<Partial<Record<SessionEndReason, StoredEnd['by']>>> = {
  logout: 'logout',
  timeout: 'timeout',
}

/** Before the token goes: a tab that misses it knows why. @returns the names of the person whose session it was */
export function saveSessionEnd(reason: SessionEndReason): readonly string[] {
  const { token, state } = loadStoredSession()
  const end: StoredEnd = { kind: 'ended', by: told[reason] ?? 'other' }
  if (token !== null) deviceStorage.set(sessionKey, JSON.stringify(end))
  deviceStorage.remove(tokenKey)
  return state?.kind === 'started' ? state.names : []
}
