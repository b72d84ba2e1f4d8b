import type { Random } from './random'
import type { WorldState } from './world-state'

const minute = 60_000

/** State and helpers passed to the seed functions. */
export interface SeedContext {
  state: WorldState
  random: Random
  nextId(): number
  /** Returns a timestamp before the world date, in ISO format. */
  minutesAgo(minutes: number): string
}

export function createSeedContext(state: WorldState, random: Random): SeedContext {
  const worldDate = Date.parse(state.worldDate)
  return {
    state,
    random,
    nextId: () => state.nextId++,
    minutesAgo: (minutes) => new Date(worldDate - Math.round(minutes * minute)).toISOString(),
  }
}
