import type { Id, WorldState } from '../world/world-state'

/** A state and what time and chance add to it. Rules are functions of a world. */
export interface World {
  readonly state: WorldState
  /** The time it is in this world. */
  now(): Date
  /** The time for a new record, later than all before it. */
  stamp(): string
  nextId(): number
  /** An unguessable text. */
  secret(): string
}

export interface WorldOptions {
  /** The clock stands still at the world date and moves by stamping and by the offset alone. */
  isFrozen: boolean
}

const minute = 60_000

function randomHex(bytes: number): string {
  // randomUUID is missing on pages served without TLS; getRandomValues is everywhere.
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}

/** Brings a state to life. */
export function openWorld(state: WorldState, { isFrozen }: WorldOptions): World {
  const now = () => {
    const base = isFrozen ? Date.parse(state.worldDate) + state.ticks * 1000 : Date.now()
    return new Date(base + state.clockOffsetMinutes * minute)
  }
  return {
    state,
    now,
    stamp() {
      state.ticks += 1
      return now().toISOString()
    },
    nextId: () => state.nextId++,
    secret: () => randomHex(24),
  }
}

/** Ids are compared as texts: a number that travelled in an address comes back as one. */
export const isSame = (a: Id, b: Id): boolean => String(a) === String(b)

/** The record with this id. */
export function byId<T extends { id: Id }>(records: readonly T[], id: Id): T | undefined {
  return records.find((record) => isSame(record.id, id))
}

/** Keeps only what `isKept` says, in place: the state's lists are never replaced. */
export function filterInPlace<T>(records: T[], isKept: (record: T) => boolean): void {
  records.splice(0, records.length, ...records.filter(isKept))
}
