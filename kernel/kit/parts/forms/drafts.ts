import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { asRecord } from '../../../core/parse/parse'
import { $currentUserKey } from '../../../core/session/session'
import {
  createUserStorage,
  draftPrefix,
  namespaced,
  onStorageChange,
  rawTabStorage,
  type SafeStorage,
} from '../../../core/storage/safe-storage'
import { redactSecretKeys } from './secret-key'

// Drafts of forms, in the browser storage of the user (decision:form-document).

const day = 86_400_000
const maxAge = 7 * day
/** More than the longest form, a post, needs; browsers store about twice as much. */
const maxLength = 2_500_000

/** The edited fields of a form by name; the values are JSON. */
export type Edits = Readonly<Record<string, unknown>>

/** The owner of the drafts of visitors, which their tab keeps. */
export const visitor = Symbol('visitor')

type Owner = string | typeof visitor

const storageOf = (owner: Owner) =>
  owner === visitor ? namespaced(rawTabStorage, 'visitor:') : createUserStorage(owner)

/** Loads a draft: empty if missing or unreadable, removed if expired. @param owner the `userKey` of the user */
export function loadDraft(owner: Owner, form: string, now = Date.now()): Edits {
  return readDraft(storageOf(owner), draftKeyOf(form), now)
}

function readDraft(storage: SafeStorage, key: string, now = Date.now()): Edits {
  try {
    const kept = readKept(JSON.parse(storage.get(key) ?? ''))
    if (!kept) return {}
    if (isFresh(kept, now)) return kept.texts
    storage.remove(key)
  } catch {
    // It is damaged.
  }
  return {}
}

/** A stored draft: when it was stored, in ms, and its edits. */
export interface KeptDraft {
  readonly keptAt: number
  readonly texts: Edits
}

export function readKept(stored: unknown): KeptDraft | undefined {
  const { keptAt, texts } = asRecord(stored)
  return typeof keptAt === 'number' ? { keptAt, texts: asRecord(texts) } : undefined
}

export const isFresh = ({ keptAt }: KeptDraft, now = Date.now()): boolean => now - keptAt < maxAge

/** Returns the JSON text of a draft to store, without Nostr private keys (decision:nostr-key). */
export const writeKept = (texts: Edits, now = Date.now()): string =>
  JSON.stringify({ keptAt: now, texts }, (_, value) =>
    typeof value === 'string' ? redactSecretKeys(value) : value,
  )

/** Saves a draft, or removes it when it has no edits, or is too long. Never stores Nostr private keys (decision:nostr-key). */
export function saveDraft(owner: Owner, form: string, edits: Edits, now = Date.now()): void {
  writeDraft(storageOf(owner), draftKeyOf(form), edits, now)
}

function writeDraft(storage: SafeStorage, key: string, edits: Edits, now = Date.now()): boolean {
  const written = writeKept(edits, now)
  const isStorable = written.length <= maxLength && Object.keys(edits).length > 0
  if (isStorable) return storage.set(key, written)
  // A draft that is too long must not leave an older one behind, which would come back in its place.
  storage.remove(key)
  return false
}

interface StoredDraft {
  readonly edits: Edits
  /** @returns whether the browser stored the draft */
  save(edits: Edits): boolean
  /** Replaces the draft only if this tab stored the current one: not after a logout or a change by another tab. */
  replace(edits: Edits): void
  clear(): void
  /** Calls `listener` when another tab has overwritten the draft. @returns a function that unsubscribes */
  onConflict(listener: () => void): () => void
}

/**
 * Opens this tab's draft from before a reload, else the latest draft. When another tab has changed the draft, this tab
 * saves under a key of its own.
 * @param isApart whether this tab always saves under a key of its own and keeps the stored draft
 */
export function openDraft(owner: Owner, form: string, isApart = false): StoredDraft {
  const storage = storageOf(owner)
  const baseKey = draftKeyOf(form)
  const isOfForm = (key: string) => key === baseKey || key.startsWith(`${baseKey}#`)
  let key = rawTabStorage.get(baseKey) ?? latestOf(storage, storage.keys().filter(isOfForm)) ?? baseKey
  const edits = readDraft(storage, key)
  let lastSaved = isApart ? null : storage.get(key)
  const hasConflict = () => storage.get(key) !== null && storage.get(key) !== lastSaved
  function write(written: Edits) {
    const isStored = writeDraft(storage, key, written)
    lastSaved = storage.get(key)
    return isStored
  }

  return {
    edits,
    save(typed) {
      if (hasConflict()) key = `${baseKey}#${Date.now()}.${Math.random().toString(36).slice(2)}`
      rawTabStorage.set(baseKey, key)
      return write(typed)
    },
    replace(changed) {
      if (lastSaved !== null && storage.get(key) === lastSaved) write(changed)
    },
    clear() {
      if (!hasConflict()) storage.remove(key)
      lastSaved = null
      rawTabStorage.remove(baseKey)
    },
    onConflict: (listener) =>
      onStorageChange(
        ({ key: changed, isElsewhere }) =>
          isElsewhere && changed === storage.prefix + key && hasConflict() && listener(),
      ),
  }
}

function latestOf(storage: SafeStorage, keys: readonly string[]): string | undefined {
  const written = keys.flatMap((key) => {
    const value = storage.get(key)
    return value !== null && Object.keys(readDraft(storage, key)).length > 0 ? [[value, key] as const] : []
  })
  // Sorting the JSON texts sorts the drafts by time, because `keptAt` is their first key.
  return written.toSorted().at(-1)?.[1]
}

const draftKeyOf = (form: string) => draftPrefix + form

/**
 * Returns the stored edits of a form on another screen, for example to mark an unfinished message. Empty while that form is
 * open (`isOpen`), because it then shows the draft itself.
 * @param id as for `useEditForm`
 * @example
 * const { messageText } = useStoredEdits(`messaging/chat.${contact.id}`, isOpen)
 */
export function useStoredEdits(id: string, isOpen: boolean): Edits {
  const owner = useUnit($currentUserKey)
  return useMemo(() => (owner === null || isOpen ? {} : openDraft(owner, id).edits), [owner, id, isOpen])
}
