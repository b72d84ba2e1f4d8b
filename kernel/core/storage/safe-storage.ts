import { encodePathSegment } from '../parse/url'

/** @param open returns the storage; throws when cookies are off or the frame is sandboxed */
function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()

  function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
    try {
      return action(open())
    } catch {
      // The storage is full or forbidden: use the value in memory.
      return undefined
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (isStored) memory.delete(key)
      else memory.set(key, value)
      return isStored ?? false
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
  }
}

/** Prefixes all keys, and hides the keys of other programs on the same origin. */
function withPrefix(storage: SafeStorage): SafeStorage {
  return {
    get: (key) => storage.get(storageKey(key)),
    set: (key, value) => storage.set(storageKey(key), value),
    remove: (key) => storage.remove(storageKey(key)),
    keys: () => storage.keys().flatMap((name) => withoutPrefix(name) ?? []),
  }
}

const createSafeStorage = (open: () => Storage) => withPrefix(safeStorage(open))

/** `localStorage` that never throws. Data of a user belongs in `userStorage`, which a logout clears. */
export const rawDeviceStorage = createSafeStorage(() => window.localStorage)

/** `sessionStorage` that never throws; cleared at logout. */
export const rawTabStorage = createSafeStorage(() => window.sessionStorage)

/** Web storage that never throws: when it is full or forbidden, values are held in memory until the page is closed. */
export interface SafeStorage {
  /** `null` when there is no value. */
  get(key: string): string | null
  /** @returns whether the browser stored the value: if not, it is lost when the page is closed */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

export const namespaced = (storage: SafeStorage, prefix: string): SafeStorage => ({
  get: (key) => storage.get(prefix + key),
  set: (key, value) => storage.set(prefix + key, value),
  remove: (key) => storage.remove(prefix + key),
  keys: () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
})

/** Listens to changes of a `rawDeviceStorage` key by other tabs. Values are untrusted; null means removed. */
export function onStorageChange(key: string, listener: (value: string | null) => void): () => void {
  return onNamespaceChange(key, (rest, value) => rest === '' && listener(value))
}

/** @param listener gets the key without `prefix`, or an empty key and null when the whole storage was cleared */
function onNamespaceChange(
  prefix: string,
  listener: (key: string, value: string | null) => void,
): () => void {
  const name = storageKey(prefix)
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(name)) listener(key.slice(name.length), newValue)
    // Browsers send a null key when the whole storage was cleared.
    else if (key === null) listener('', null)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Keys named by the specification: stored without a prefix. */
const documented = new Set(['token', 'language', 'dateFormat', 'consent'])

/** The prefix contains the base path, because several deployments may share a host. */
export const storagePrefix = (base: string): string => `roda${base}:`

/** The key in the browser storage, with a prefix because other programs on the origin use the same storage. */
export const storageKey = (key: string, base: string = process.env.RODA_BASE): string =>
  base === '' && documented.has(key) ? key : storagePrefix(base) + key

function withoutPrefix(name: string, base: string = process.env.RODA_BASE): string | undefined {
  if (name.startsWith(storagePrefix(base))) return name.slice(storagePrefix(base).length)
  return base === '' && documented.has(name) ? name : undefined
}

/** Persistent storage, shared by all tabs. */
export interface SharedStorage extends SafeStorage {
  /**
   * Listens to changes by other tabs of keys with a prefix.
   *
   * @param listener gets the key without `prefix`; an empty key and null when the whole storage was cleared
   * @returns a function that unsubscribes
   */
  follow(prefix: string, listener: (key: string, value: string | null) => void): () => void
}

export const createSharedStorage = (prefix: string): SharedStorage => ({
  ...namespaced(rawDeviceStorage, prefix),
  follow: (keyPrefix, listener) => onNamespaceChange(prefix + keyPrefix, listener),
})

/** Storage of this tab with a prefix, as a shared one: no other tab changes it. */
export const createTabStorage = (prefix: string): SharedStorage => ({
  ...namespaced(rawTabStorage, prefix),
  follow: () => () => undefined,
})

const ofOwner = (kind: 'own' | 'unsent', owner: string) =>
  createSharedStorage(`${kind}:${encodePathSegment(owner)}:`)

function clear(storage: SharedStorage): void {
  for (const key of storage.keys()) storage.remove(key)
}

export const createUserStorage = (owner: string): SharedStorage => ofOwner('own', owner)

/** Creates a storage for unsent items, which survives a logout, unlike the user storage. */
export const createUnsentStorage = (owner: string): SharedStorage => ofOwner('unsent', owner)

export const clearUserStorage = (owner: string): void => clear(createUserStorage(owner))

export const clearUnsentStorage = (owner: string): void => clear(createUnsentStorage(owner))

export const draftPrefix = 'draft:'

/** Makes drafts that were kept over a logout in another tab drafts of the user again, which the next logout removes. */
export function takeKeptDrafts(owner: string): void {
  const [kept, drafts] = [createUnsentStorage(owner), createUserStorage(owner)]
  for (const key of kept.keys().filter((name) => name.startsWith(draftPrefix))) {
    drafts.set(key, kept.get(key) ?? '')
    kept.remove(key)
  }
}
