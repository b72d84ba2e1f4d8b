import type { WorldStorage } from '../server/state-persister'
import type { WorldState } from '../world/world-state'

const storeName = 'world'
const key = 'state'

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return toPromise(request)
}

/**
 * Stores a world in IndexedDB, because local storage is too small for uploaded images.
 *
 * @param onSaved called after each save
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
        return (await toPromise<WorldState | undefined>((await store('readonly')).get(key))) ?? undefined
      } catch {
        // Some private windows cannot store anything: the world is then lost when the page is closed.
        return undefined
      }
    },
    async save(state) {
      try {
        await toPromise((await store('readwrite')).put(state, key))
        onSaved()
      } catch {
        // Ignored, as in `load`.
      }
    },
  }
}
