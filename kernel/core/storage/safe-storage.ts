import { encodePathSegment } from '../parse/url'

/** @param open returns the storage; throws when cookies are off or the frame is sandboxed */
function safeStorage(open: () => Storage, memory = new Map<string, string>()): SafeStorage {
  function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
    try {
      return action(open())
    } catch {
      // The storage is full or forbidden: use the value in memory.
      return undefined
    }
  }

  return {
    prefix: '',
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

/** Prefixes all keys, hides the keys of other programs on the same origin, and reports changes. */
function withPrefix(storage: SafeStorage): SafeStorage {
  return {
    prefix: '',
    get: (key) => storage.get(storageKey(key)),
    set(key, value) {
      const isStored = storage.set(storageKey(key), value)
      report({ key, value, isElsewhere: false })
      return isStored
    },
    remove(key) {
      storage.remove(storageKey(key))
      report({ key, value: null, isElsewhere: false })
    },
    keys: () => storage.keys().flatMap((name) => withoutPrefix(name) ?? []),
  }
}

const deviceMemory = new Map<string, string>()

/** `localStorage` that never throws. Data of a user belongs in a `userStore`, which a logout clears. */
export const rawDeviceStorage = withPrefix(safeStorage(() => window.localStorage, deviceMemory))

/** `sessionStorage` that never throws; cleared at logout. */
export const rawTabStorage = withPrefix(safeStorage(() => window.sessionStorage))

/** Web storage that never throws: when it is full or forbidden, values are held in memory until the page is closed. */
export interface SafeStorage {
  /** What the keys begin with in `rawDeviceStorage`, for {@link onStorageChange}. */
  readonly prefix: string
  /** `null` when there is no value. */
  get(key: string): string | null
  /** @returns whether the browser stored the value: if not, it is lost when the page is closed */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

export const namespaced = (storage: SafeStorage, prefix: string): SafeStorage => ({
  prefix: storage.prefix + prefix,
  get: (key) => storage.get(prefix + key),
  set: (key, value) => storage.set(prefix + key, value),
  remove: (key) => storage.remove(prefix + key),
  keys: () =>
    storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
})

export interface StorageChange {
  /** Key in `rawDeviceStorage` or `rawTabStorage`; null when another tab cleared the whole storage. */
  readonly key: string | null
  /** The untrusted new value; null when it was removed. */
  readonly value: string | null
  readonly isElsewhere: boolean
}

const listeners = new Set<(change: StorageChange) => void>()

function report(change: StorageChange): void {
  for (const listener of listeners) listener(change)
}

function reportElsewhere({ key: name, newValue: value }: StorageEvent): void {
  const key = name === null ? null : withoutPrefix(name)
  if (key === undefined) return
  // Another tab has stored a later value than the one that this tab could not store.
  if (name !== null) deviceMemory.delete(name)
  report({ key, value, isElsewhere: true })
}

/** The one way to follow the storage. @returns a function that unsubscribes */
export function onStorageChange(listener: (change: StorageChange) => void): () => void {
  if (listeners.size === 0) addEventListener('storage', reportElsewhere)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', reportElsewhere)
  }
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

export const draftPrefix = 'draft:'

/** How the keys of what only this device has begin; all that is unsent is, too. */
const onlyHere = new Set([draftPrefix])

/** Declares that the server does not know what is stored under keys with this start. */
export const declareOnlyHere = (prefix: string): void => void onlyHere.add(prefix)

/** @param key in `rawDeviceStorage` */
function isOnlyHere(key: string): boolean {
  const [, kind, name = ''] = /^(own|unsent):[^:]*:(.*)$/.exec(key) ?? []
  return kind === 'unsent' || (kind === 'own' && [...onlyHere].some((prefix) => name.startsWith(prefix)))
}

function ofOwner(kind: 'own' | 'unsent', owner: string): SafeStorage {
  const storage = namespaced(rawDeviceStorage, `${kind}:${encodePathSegment(owner)}:`)
  return {
    ...storage,
    set(key, value) {
      if (isOnlyHere(storage.prefix + key)) askToKeep()
      return storage.set(key, value)
    },
    remove(key) {
      storage.remove(key)
      if (rawDeviceStorage.get(keptMark) === null || rawDeviceStorage.keys().some(isOnlyHere)) return
      rawDeviceStorage.remove(keptMark)
      setKeptCookie(expired)
    },
  }
}

function clear(storage: SafeStorage): void {
  for (const key of storage.keys()) storage.remove(key)
}

/** Marks that this device has what the server does not know: stored beside it, and in a cookie, which browsers that need room keep. */
const keptMark = 'kept'
const keptCookie = () => encodeURIComponent(storageKey(keptMark))
const [year, expired] = [31_536_000, -1]

function setKeptCookie(maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${keptCookie()}=true; path=${process.env.RODA_BASE}/; max-age=${maxAge}; samesite=lax`
}

/** Asks the browser, before it first stores what only this device has, not to remove it when it needs room. */
function askToKeep(): void {
  if (rawDeviceStorage.get(keptMark)) return
  if (rawDeviceStorage.set(keptMark, 'true')) setKeptCookie(year)
  else rawDeviceStorage.remove(keptMark)
  // Browsers without it, and pages without HTTPS, may remove it: `takeLoss` tells.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Whether the browser has removed what only this device had; answers so once. */
export function takeLoss(): boolean {
  const isKept = rawDeviceStorage.get(keptMark) !== null
  const isLost = !isKept && document.cookie.includes(`${keptCookie()}=`)
  if (isKept || isLost) setKeptCookie(isKept ? year : expired)
  return isLost
}

export const createUserStorage = (owner: string): SafeStorage => ofOwner('own', owner)

/** Creates a storage for unsent items, which survives a logout, unlike the user storage. */
export const createUnsentStorage = (owner: string): SafeStorage => ofOwner('unsent', owner)

export const clearUserStorage = (owner: string): void => clear(createUserStorage(owner))

export const clearUnsentStorage = (owner: string): void => clear(createUnsentStorage(owner))
