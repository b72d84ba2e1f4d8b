import type { WorldStorage } from '../server/state-persister'
import type { WorldState } from '../world/world-state'

const storeName = 'world'
const key = 'state'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return settled(request)
}

/**
 * Keeps a world in the browser's database (local storage is too small for pictures).
 *
 * @param onSaved told after each save
 */
export function createStateDatabase(name: string, onSaved: () => void): WorldStorage {
  let database: Promise<IDBDatabase> | undefined
  const store = async (mode: IDBTransactionMode) => {
    database ??= openDatabase(name)
    return (await database).transaction(storeName, mode).objectStore(storeName)
  }
  return {
    async load() {
      try {
        return (await settled<WorldState | undefined>((await store('readonly')).get(key))) ?? undefined
      } catch {
        // A browser that keeps nothing (private windows of some) still gets a world for as long as the page lives.
        return undefined
      }
    },
    async save(state) {
      try {
        await settled((await store('readwrite')).put(state, key))
        onSaved()
      } catch {
        // As above: there is nowhere to keep it.
      }
    },
  }
}
