import {
  createSharedStorage,
  namespaced,
  rawTabStorage,
  type SafeStorage,
  type SharedStorage,
} from './safe-storage'

/**
 * Reads an untrusted stored value. Never throws: returns a default for missing, damaged and outdated values.
 * @param stored the stored JSON value, or the text if it is not JSON; `undefined` when nothing is stored
 */
export type ReadStored<Value> = (stored: unknown) => Value

/** A value in the browser's storage. */
export interface StoredValue<Value> {
  /** The stored value, or the default. */
  load(): Value
  /** Stores a value. @returns whether the browser stored it: if not, it is lost when the page is closed */
  save(value: Value): boolean
  /** Removes the stored value. */
  clear(): void
}

/** A value in the browser's storage that all tabs share. */
export interface SharedValue<Value> extends StoredValue<Value> {
  /** Calls `listener` when another tab has changed the value. @returns a function that unsubscribes */
  follow(listener: (value: Value) => void): () => void
}

/** Values of the same kind in the browser's storage, each with an id and a key of its own; all tabs share them. */
export interface StoredFamily<Value> {
  /** The value of an id. */
  of(id: string | number): StoredValue<Value>
  /** Loads all stored values. */
  entries(): (readonly [id: string, value: Value])[]
  /** Calls `listener` when another tab has changed a value. @returns a function that unsubscribes */
  follow(listener: (id: string, value: Value) => void): () => void
}

function decode(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Encodes a value as JSON. A text that is not JSON stays as it is, as the specification requires for some keys. */
const encode = (value: unknown): string =>
  typeof value === 'string' && decode(value) === value ? value : JSON.stringify(value ?? null)

const storedValue = <Value>(
  storage: SafeStorage | undefined,
  key: string,
  read: ReadStored<Value>,
): StoredValue<Value> => ({
  load: () => read(decode(storage?.get(key) ?? null)),
  save: (value) => storage?.set(key, encode(value)) ?? false,
  clear: () => storage?.remove(key),
})

/** @param storage without one, nothing is stored */
export const sharedValue = <Value>(
  storage: SharedStorage | undefined,
  key: string,
  read: ReadStored<Value>,
): SharedValue<Value> => ({
  ...storedValue(storage, key, read),
  follow: (listener) => follow(storage, key, (id, text) => id === '' && listener(read(decode(text)))),
})

/** @param storage without one, nothing is stored */
export function storedFamily<Value>(
  storage: SharedStorage | undefined,
  prefix: string,
  read: ReadStored<Value>,
): StoredFamily<Value> {
  const of = (id: string | number) => storedValue(storage, prefix + id, read)
  const ids = storage ? namespaced(storage, prefix).keys : () => []
  return {
    of,
    entries: () => ids().map((id) => [id, of(id).load()]),
    follow: (listener) =>
      follow(storage, prefix, (id, text) => id !== '' && listener(id, read(decode(text)))),
  }
}

const follow = (storage: SharedStorage | undefined, ...args: Parameters<SharedStorage['follow']>) =>
  storage?.follow(...args) ?? (() => undefined)

const sharedStorage = createSharedStorage('')

/** Values of this device, in `localStorage`. Data of a user belongs in `userStorage`, which a logout clears. */
export const deviceStorage = {
  /** Defines a value that all tabs share. */
  define: <Value>(key: string, read: ReadStored<Value>): SharedValue<Value> =>
    sharedValue(sharedStorage, key, read),
}

/** Values of this tab, in `sessionStorage`; cleared at logout. */
export const tabStorage = {
  /** Defines a value that each tab has for itself. */
  define: <Value>(key: string, read: ReadStored<Value>): StoredValue<Value> =>
    storedValue(rawTabStorage, key, read),
}
