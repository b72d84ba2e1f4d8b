import { worldVersion } from '../world/create-world'
import type { WorldState } from '../world/world-state'

/** Persistent storage: a file, IndexedDB, or a variable in a test. */
export interface WorldStorage {
  load(): Promise<WorldState | undefined>
  save(state: WorldState): Promise<void>
}

/** Saves the state in batches. */
export interface StatePersister {
  /** Schedules a save. With a delay of 0, resolves when the change is saved. */
  changed(): Promise<void>
  /** Saves pending changes immediately. */
  flush(): Promise<void>
}

/** Loads the state; ignores a state that another version of the mock server wrote. */
export async function loadState(storage: WorldStorage): Promise<WorldState | undefined> {
  const state = await storage.load()
  return state?.version === worldVersion ? state : undefined
}

/** Collects changes for `delay` milliseconds; runs one save at a time. */
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
