import type { Id, WorldState } from '../world/world-state'

/** The state of a mock world with its clock and id generators. Domain rules are functions of a world. */
export interface World {
  readonly state: WorldState
  /** The current time of this world. */
  now(): Date
  /**
   * Returns a timestamp for a new record. It moves a frozen clock one second ahead, so that records keep their order.
   */
  stamp(): string
  nextId(): number
  /** A random hex string. */
  secret(): string
}

export interface WorldOptions {
  /** Whether the clock is frozen at the world date, so that only `stamp` and the clock offset move it. */
  isFrozen: boolean
}

const minute = 60_000

function randomHex(bytes: number): string {
  // randomUUID is missing on pages served without TLS; getRandomValues is available on all pages.
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}

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

/** Compares ids as text: a numeric id that a client puts into a URL comes back as a string. */
export const isSame = (a: Id, b: Id): boolean => String(a) === String(b)

export function byId<T extends { id: Id }>(records: readonly T[], id: Id): T | undefined {
  return records.find((record) => isSame(record.id, id))
}

/** Removes the other records from the array itself, so that references to the array stay valid. */
export function filterInPlace<T>(records: T[], isKept: (record: T) => boolean): void {
  records.splice(0, records.length, ...records.filter(isKept))
}
