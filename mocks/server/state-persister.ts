import { worldVersion } from '../world/create-world'
import type { WorldState } from '../world/world-state'

/** Where a world outlives the process: a file, the browser's database, a variable in a test. */
export interface WorldStorage {
  load(): Promise<WorldState | undefined>
  save(state: WorldState): Promise<void>
}

/** Saves a world no more often than needed. */
export interface StatePersister {
  /** The world has changed. Resolves when this change is saved, if there is no delay. */
  changed(): Promise<void>
  /** Saves at once what is not saved yet. */
  flush(): Promise<void>
}

/** What was stored, unless it has the shape of another version. */
export async function loadState(storage: WorldStorage): Promise<WorldState | undefined> {
  const state = await storage.load()
  return state?.version === worldVersion ? state : undefined
}

/**
 * Gathers changes for `delay` milliseconds and then saves them together; one save at a time.
 *
 * @param state the state to save, asked for when it is time
 */
export function createStatePersister(
  storage: WorldStorage | undefined,
  state: () => WorldState,
  delay: number,
): StatePersister {
  let isDirty = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> = Promise.resolve()

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    saving = saving.then(async () => {
      if (!isDirty || !storage) return
      isDirty = false
      await storage.save(state())
    })
    return saving
  }

  return {
    async changed() {
      isDirty = true
      if (!storage) return
      if (delay === 0) return flush()
      timer ??= setTimeout(() => void flush(), delay)
    },
    flush,
  }
}
