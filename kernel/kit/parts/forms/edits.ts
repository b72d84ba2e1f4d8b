import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { readList } from '../../../core/http/unwrap'
import { asRecord, isBlank } from '../../../core/parse/parse'
import type { Edits } from './drafts'

/** Fields that hold a list, with what tells its entries apart and reads them from an untrusted draft. */
export type ListFields = Readonly<
  Record<string, { readonly key: string; readonly read: (entries: unknown) => readonly object[] }>
>

/** How a list was edited. */
export interface ListEdit<Item = object> {
  readonly added: readonly Item[]
  /** Keys of the entries. */
  readonly removed: readonly string[]
}

/** The edited fields of a record. */
export type EditsOf<Values> = {
  readonly [Name in keyof Values]?: Values[Name] extends readonly (infer Item)[]
    ? ListEdit<Item>
    : Values[Name]
}

/** Fields of a form that keeps the file of an image with its draft; their base is {@link noImage}. */
export const imageFields = {
  /** Whether an image was picked; its file is not part of the form. */
  hasNewPicture: v.boolean(),
  /** Key of the image among the files of the user; empty if it is not stored. */
  pictureKey: v.string(),
}

export const noImage = { hasNewPicture: false, pictureKey: '' }

/** Applies the edits of a form to a record of the server, which may have changed since the form was opened. */
export function applyEdits<Values extends object>(
  base: Values,
  edits: EditsOf<Values>,
  lists: ListFields = {},
): Values {
  const values = Object.entries(edits).map(([name, edit]) => [
    name,
    applyEdit(name, asRecord(base)[name], edit, lists),
  ])
  return { ...base, ...Object.fromEntries(values) }
}

/**
 * Reads a record again before a call that replaces all of it, so that the call does not undo what another device has saved.
 * If it cannot be read, what is known counts.
 * @throws ApiError when nothing is known
 */
export async function readLatest<Value, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Value, Error, Value, Key>,
): Promise<Value> {
  try {
    return await client.fetchQuery({ ...query, staleTime: 0, retry: false })
  } catch (error) {
    const known = client.getQueryData<Value>(query.queryKey)
    if (known === undefined) throw error
    return known
  }
}

export function editsBetween(base: Edits, values: Edits, lists: ListFields): Edits {
  const edits = Object.keys(base)
    .filter((name) => name in values)
    .map((name) => [name, editBetween(name, base[name], values[name], lists)] as const)
  return Object.fromEntries(edits.filter(([, edit]) => edit !== undefined))
}

/** The edit that turns the base of a field into its value; undefined if they are the same. */
export function editBetween(name: string, base: unknown, value: unknown, lists: ListFields): unknown {
  const list = lists[name]
  if (!list) return isSame(base, value) ? undefined : value
  const [before, after] = [keyed(base, list.key), keyed(value, list.key)]
  const added = [...after].filter(([key]) => !before.has(key)).map(([, entry]) => entry)
  const removed = [...before.keys()].filter((key) => !after.has(key))
  return added.length + removed.length > 0 ? { added, removed } : undefined
}

export function applyEdit(name: string, base: unknown, edit: unknown, lists: ListFields): unknown {
  const list = lists[name]
  if (!list) return edit
  const { added, removed } = asRecord(edit)
  const entries = keyed(base, list.key)
  for (const key of readList(removed, String)) entries.delete(key)
  for (const [key, entry] of keyed(list.read(added), list.key)) entries.has(key) || entries.set(key, entry)
  return [...entries.values()]
}

const keyed = (entries: unknown, key: string): Map<string, unknown> =>
  new Map(readList(entries, (entry) => entry).map((entry) => [String(asRecord(entry)[key]), entry]))

/** Whether a stored value can be an edit of a field; a field without an initial value holds text. */
export const isEditOf = (name: string, edit: unknown, base: unknown, lists: ListFields) =>
  name in lists
    ? Array.isArray(asRecord(edit).added) && Array.isArray(asRecord(edit).removed)
    : typeof edit === typeof (base ?? '')

/** Whether two values of a field are the same to a person. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(plain(one)) === JSON.stringify(plain(other))

const plain = (value: unknown) => (typeof value === 'string' && isBlank(value) ? '' : (value ?? ''))

export const pick = (values: Edits, names: readonly string[]): Edits =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
