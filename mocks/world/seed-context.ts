import type { Random } from './random'
import type { WorldState } from './world-state'

const minute = 60_000

/** What the parts of the world are made with. */
export interface SeedContext {
  state: WorldState
  random: Random
  nextId(): number
  /** A moment before the world date, as ISO text. */
  minutesAgo(minutes: number): string
}

/** Binds the tools of world-making to a state. */
export function createSeedContext(state: WorldState, random: Random): SeedContext {
  const worldDate = Date.parse(state.worldDate)
  return {
    state,
    random,
    nextId: () => state.nextId++,
    minutesAgo: (minutes) => new Date(worldDate - Math.round(minutes * minute)).toISOString(),
  }
}
