import {
  attach,
  combine,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type Scope,
  type Store,
  sample,
  scopeBind,
} from 'effector'
import type { Id } from '../parse/parse'
import {
  namespaced,
  onStorageChange,
  rawDeviceStorage,
  rawTabStorage,
  type SafeStorage,
  type StorageChange,
} from './safe-storage'

// Stores of what the browser stores (decision:browser-stores). The storage owns the value; an effector store only shows it.

/**
 * Reads an untrusted stored value. Never throws: returns a default for missing, damaged and outdated values, on a server, too.
 * @param stored the stored JSON value, or the text if it is not JSON; `undefined` when nothing is stored
 */
export type ReadStored<Value> = (stored: unknown) => Value

/**
 * Returns the new value for the one that is stored now, which another tab may just have changed; `undefined` removes it.
 */
export type Update<Value> = (now: Value) => Value | undefined

/** A value in the browser's storage, for work outside of screens. */
export interface StoredValue<Value> {
  /** The stored value, or the default. */
  load(): Value
  /** Stores a value. @returns whether the browser stored it: if not, it is lost when the page is closed */
  save(value: Value): boolean
  clear(): void
}

/** Values of the same kind in the browser's storage, each with an id and a key of its own, for work outside of screens. */
export interface StoredFamily<Value> {
  of(id: Id): StoredValue<Value>
  entries(): (readonly [id: string, value: Value])[]
}

/** A value in the browser's storage, for screens and models. */
export interface BrowserStore<Value> {
  /** The stored value, or the default. Follows all changes, also by other tabs. */
  readonly $value: Store<Value>
  /** Changes the stored value. @returns whether the browser stored it: if not, it is lost when the page is closed */
  readonly changeFx: Effect<Update<Value>, boolean>
  /** Another tab has changed the value. */
  readonly changedElsewhere: Event<Value>
}

/** What a family of values contains. */
export interface StoredValues<Value> {
  /** The value of an id, or the default. The same object until it changes. */
  of(id: Id): Value
  entries(): (readonly [id: string, value: Value])[]
}

/** Values with ids in the browser's storage, for screens and models. */
export interface BrowserFamily<Value> {
  /** The stored values. Follows all changes, also by other tabs. */
  readonly $values: Store<StoredValues<Value>>
  /** Changes one value. @returns whether the browser stored it: if not, it is lost when the page is closed */
  readonly changeFx: Effect<{ readonly id: Id; readonly update: Update<Value> }, boolean>
  /** Another tab has changed a value. */
  readonly changedElsewhere: Event<{ readonly id: string; readonly value: Value }>
}

const storageChanged = createEvent<StorageChange>()

/** Shows a device's values. A server renders the defaults: until the screen is hydrated, the browser has to show them too. */
export const deviceShown = createEvent()
/** Whether the stored values are shown; a page with a rendered screen starts with false. */
export const $isDeviceShown = createStore(true).on(deviceShown, () => true)

export const followStorage = (scope: Scope): (() => void) =>
  onStorageChange(scopeBind(storageChanged, { scope }))

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

/** @param storage without one, nothing is stored */
export const storedValue = <Value>(
  storage: SafeStorage | null,
  key: string,
  read: ReadStored<Value>,
): StoredValue<Value> => ({
  load: () => read(decode(storage?.get(key) ?? null)),
  save: (value) => storage?.set(key, encode(value)) ?? false,
  clear: () => storage?.remove(key),
})

/** @param storage without one, nothing is stored */
export function storedFamily<Value>(
  storage: SafeStorage | null,
  prefix: string,
  read: ReadStored<Value>,
): StoredFamily<Value> {
  const of = (id: Id) => storedValue(storage, prefix + id, read)
  const ids = storage ? namespaced(storage, prefix).keys : () => []
  return { of, entries: () => ids().map((id) => [id, of(id).load()]) }
}

function change<Value>(stored: StoredValue<Value>, update: Update<Value>): boolean {
  const next = update(stored.load())
  if (next !== undefined) return stored.save(next)
  stored.clear()
  return true
}

/** @param $storage the storage of the values' owner; null without one: then nothing is stored */
export function browserFamily<Value>(
  $storage: Store<SafeStorage | null>,
  prefix: string,
  read: ReadStored<Value>,
): BrowserFamily<Value> {
  const changeFx = attach({
    source: $storage,
    effect: (storage, { id, update }: { readonly id: Id; readonly update: Update<Value> }) =>
      storage !== null && change(storedValue(storage, prefix + id, read), update),
  })
  const changed = sample({
    clock: storageChanged,
    source: $storage,
    filter: (storage, { key }) => storage !== null && (key?.startsWith(storage.prefix + prefix) ?? true),
    fn: (storage, { key, isElsewhere }) => ({
      id: key?.slice(`${storage?.prefix}${prefix}`.length),
      isElsewhere,
    }),
  })
  // Its own changes count also in a scope that does not follow the storage.
  const $version = createStore(0).on([changed, changeFx.finally], (version) => version + 1)
  const parsed = new Map<string, { readonly text: string | null; readonly value: Value }>()
  /** Returns the same object for the same text, so that a change of one value renders only what shows it. */
  function parse(id: string, text: string | null): Value {
    const before = parsed.get(id)
    if (before?.text === text) return before.value
    const value = read(decode(text))
    parsed.set(id, { text, value })
    return value
  }
  const $values = combine($storage, $isDeviceShown, $version, (storage, isShown): StoredValues<Value> => {
    const family = storage && isShown ? namespaced(storage, prefix) : undefined
    const of = (id: Id) => parse(String(id), family?.get(String(id)) ?? null)
    return { of, entries: () => family?.keys().map((id) => [id, of(id)]) ?? [] }
  })
  const changedElsewhere = sample({
    clock: changed.filterMap(({ id, isElsewhere }) => (isElsewhere ? id : undefined)),
    source: $values,
    fn: (values, id) => ({ id, value: values.of(id) }),
  })
  return { $values, changeFx, changedElsewhere }
}

/** A value is the family that has its key as the prefix, and no more ids. */
export function browserStore<Value>(
  ...definition: Parameters<typeof browserFamily<Value>>
): BrowserStore<Value> {
  const { $values, changeFx, changedElsewhere } = browserFamily(...definition)
  return {
    $value: $values.map((values) => values.of(''), { skipVoid: false }),
    changeFx: attach({ effect: changeFx, mapParams: (update: Update<Value>) => ({ id: '', update }) }),
    changedElsewhere: changedElsewhere.filter({ fn: ({ id }) => id === '' }).map(({ value }) => value),
  }
}

const ofOne =
  ($storage: Store<SafeStorage | null>, storage: SafeStorage) =>
  <Value>(key: string, read: ReadStored<Value>): BrowserStore<Value> & StoredValue<Value> => ({
    ...browserStore($storage, key, read),
    ...storedValue(storage, key, read),
  })

/**
 * Defines a value of this device, in `localStorage`, that all tabs share. Data of a user belongs in a `userStore`, which a
 * logout clears.
 */
export const deviceStore = ofOne(createStore<SafeStorage | null>(rawDeviceStorage), rawDeviceStorage)

/** Defines a value that each tab has for itself, in `sessionStorage`; cleared at logout. */
export const tabStore = ofOne(createStore<SafeStorage | null>(rawTabStorage), rawTabStorage)
