import type { TextRef } from '../../../core/i18n/text'
import { asRecord } from '../../../core/parse/parse'
import type { Session } from '../../../core/session/events'
import type { UserFamily, UserStore } from '../../../core/session/user-store'
import type { StoredValue } from '../../../core/storage/stores'

// What the server does not know of a person: named before a logout removes it, written to a file, and brought back from one.

/** Numbers of things. Each text has the argument `count`, such as “{count} notes”. */
export type Counts = readonly (readonly [text: TextRef, count: number])[]

/** A value that a file adds to what is here. */
export interface Addition {
  readonly counts: Counts
  /** Number of characters that are stored then. */
  readonly length: number
  /** @returns whether the browser stored it: if not, what was here stays */
  readonly add: () => boolean
}

interface OnlyHereOptions<Value> {
  /** What people call it, and how many there are of it; empty for what nobody would miss. */
  readonly count: (value: Value) => Counts
  /** Joins what is here with what a file has. What is here stays; nothing is doubled. */
  readonly merge: (here: Value, taken: Value) => Value
}

/** What only this device has of a person, of one store. */
export interface OnlyHere {
  counts(session: Session): Counts
  /** Reads the values by their keys in the storage, for a file. */
  load(session: Session): Readonly<Record<string, unknown>>
  /** Compares an untrusted file with what is here. Nothing changes before {@link Addition.add}. */
  compare(session: Session, file: unknown): readonly Addition[]
}

const known = new WeakSet<object>()

/** Whether a value comes from {@link onlyHere}. */
export const isOnlyHere = (value: unknown): value is OnlyHere =>
  typeof value === 'object' && value !== null && known.has(value)

/**
 * Lets a store with `isOnlyHere` take part in the file “my data”, in bringing it back, and in what a logout names.
 * @example
 * export default async () => [
 *   onlyHere(words, {
 *     count: (list) => [[text('words.count'), list.length]],
 *     merge: (here, taken) => [...new Set([...here, ...taken])],
 *   }),
 * ]
 */
export function onlyHere<Value>(
  store: UserStore<Value> | UserFamily<Value>,
  { count, merge }: OnlyHereOptions<Value>,
): OnlyHere {
  const { key, read } = store
  const open = (session: Session, id: string) => {
    const values = store.of(session)
    return 'entries' in values ? values.of(id) : values
  }
  const entries = (session: Session): readonly (readonly [id: string, value: Value])[] => {
    const values = store.of(session)
    return 'entries' in values ? values.entries() : [['', values.load()]]
  }

  function compareOne(name: string, taken: Value, stored: StoredValue<Value>): Addition[] {
    const here = stored.load()
    const next = merge(here, taken)
    const text = JSON.stringify(next)
    if (text === JSON.stringify(here)) return []
    const negative = count(here).map(([label, number]) => [label, -number] as const)
    const add = () => {
      const now = stored.load()
      if (stored.save(merge(now, taken))) return true
      // What is only in memory looks as if it were stored, until the page is closed.
      if (JSON.stringify(now) === JSON.stringify(read(undefined))) stored.clear()
      else stored.save(now)
      return false
    }
    return [{ counts: [...count(next), ...negative], length: name.length + text.length, add }]
  }

  const held: OnlyHere = {
    counts: (session) => entries(session).flatMap(([, value]) => count(value)),
    load: (session) => Object.fromEntries(entries(session).map(([id, value]) => [key + id, value])),
    compare: (session, file) =>
      Object.entries(asRecord(file)).flatMap(([name, value]) => {
        if ('$values' in store ? !name.startsWith(key) : name !== key) return []
        try {
          return compareOne(name, read(value), open(session, name.slice(key.length)))
        } catch {
          // It cannot be read, for example because it is nested too deep.
          return []
        }
      }),
  }
  known.add(held)
  return held
}

/** Adds the entries that are not here yet, as far as there is room: those that are here stay. */
export function joinLists<Entry>(
  here: readonly Entry[],
  taken: readonly Entry[],
  keyOf: (entry: Entry) => string,
  max = Number.POSITIVE_INFINITY,
): readonly Entry[] {
  const entries = new Map(here.map((entry) => [keyOf(entry), entry]))
  for (const entry of taken)
    if (entries.size < max && !entries.has(keyOf(entry))) entries.set(keyOf(entry), entry)
  return [...entries.values()]
}

/** Adds up the numbers of each text; leaves out what there is nothing of. */
export function sumOf(counts: Counts): Counts {
  const sums = new Map<string, readonly [TextRef, number]>()
  for (const [text, count] of counts) {
    const id = `${text.namespace} ${text.key}`
    sums.set(id, [text, (sums.get(id)?.[1] ?? 0) + count])
  }
  return [...sums.values()].filter(([, count]) => count > 0)
}
