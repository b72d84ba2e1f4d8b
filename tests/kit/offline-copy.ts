import { storedOwner } from '@kernel/core/session/stored'
import { onTestFinished, rs } from '@rstest/core'

type Stores = ReadonlyMap<string, ReadonlyMap<string, unknown>>

/** A request that succeeds as soon as the caller listens. */
class FakeRequest extends EventTarget {
  readonly result: unknown
  constructor(result: unknown) {
    super()
    this.result = result
    queueMicrotask(() => this.dispatchEvent(new Event('success')))
  }
}

class FakeStore {
  readonly #values: ReadonlyMap<string, unknown>
  constructor(values: ReadonlyMap<string, unknown>) {
    this.#values = values
  }
  get(key: string): FakeRequest {
    return new FakeRequest(this.#values.get(key))
  }
}

class FakeTransaction extends EventTarget {
  readonly objectStoreNames: readonly string[]
  readonly #stores: Stores
  constructor(stores: Stores, name: string) {
    super()
    this.#stores = stores
    this.objectStoreNames = [name]
  }
  objectStore(name: string): FakeStore {
    return new FakeStore(this.#stores.get(name) ?? new Map())
  }
}

class FakeDatabase extends EventTarget {
  readonly #stores: Stores
  constructor(stores: Stores) {
    super()
    this.#stores = stores
  }
  transaction(name: string): FakeTransaction {
    return new FakeTransaction(this.#stores, name)
  }
}

class Missing {}

interface CopiedAnswer {
  /** Path as in openapi.yaml, with its parameters in braces. */
  readonly path: string
  readonly init?: object
  readonly answer: unknown
}

/**
 * Gives the signed-in user of the running test an offline copy with these answers, saved a minute ago. Nothing can be
 * added to it: happy-dom has no IndexedDB.
 */
export function fakeOfflineCopy(...answers: readonly CopiedAnswer[]): void {
  const entries = answers.map(
    ({ path, init, answer }) => [JSON.stringify([path, init ?? null]), JSON.stringify(answer)] as const,
  )
  const savedAt = Date.now() - 60_000
  const open = () =>
    new FakeRequest(
      new FakeDatabase(
        new Map<string, ReadonlyMap<string, unknown>>([
          ['infos', new Map(entries.map(([key]) => [key, { owner: storedOwner(), savedAt }]))],
          ['texts', new Map(entries)],
        ]),
      ),
    )
  for (const [name, value] of Object.entries({
    indexedDB: { open, deleteDatabase: () => new FakeRequest(undefined) },
    IDBRequest: FakeRequest,
    IDBDatabase: FakeDatabase,
    IDBTransaction: FakeTransaction,
    IDBObjectStore: FakeStore,
    IDBIndex: Missing,
    IDBCursor: Missing,
  }))
    rs.stubGlobal(name, value)
  onTestFinished(() => void rs.unstubAllGlobals())
}
