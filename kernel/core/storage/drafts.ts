import { asRecord, isBlank } from '../parse/parse'
import { redactSecretKeys } from '../parse/secret-key'
import { createUserStorage, onStorageChange, rawTabStorage, type SafeStorage } from './safe-storage'

// Drafts of forms, in the browser storage of the user (decision:session-expiry-warning).

const day = 86_400_000
const maxAge = 7 * day
/** More than the longest form, a post, needs; browsers store about twice as much. */
const maxLength = 2_500_000

type DraftValue = string | number | boolean

export type DraftTexts = Readonly<Record<string, DraftValue>>

/** Loads a draft: empty if missing or unreadable, removed if expired. @param owner the `userKey` of the user */
export function loadDraft(owner: string, form: string, now = Date.now()): DraftTexts {
  return readDraft(createUserStorage(owner), draftKeyOf(form), now)
}

function readDraft(storage: SafeStorage, key: string, now = Date.now()): DraftTexts {
  try {
    const { keptAt, texts } = asRecord(JSON.parse(storage.get(key) ?? ''))
    if (typeof keptAt !== 'number') return {}
    if (now - keptAt >= maxAge) {
      storage.remove(key)
      return {}
    }
    return Object.fromEntries(
      Object.entries(asRecord(texts)).filter((text): text is [string, DraftValue] => isDraftValue(text[1])),
    )
  } catch {
    return {}
  }
}

/** Saves a draft, or removes it when it has no text or number, or is too long. Never stores Nostr private keys (decision:nostr-key). */
export function saveDraft(owner: string, form: string, texts: DraftTexts, now = Date.now()): void {
  writeDraft(createUserStorage(owner), draftKeyOf(form), texts, now)
}

function writeDraft(storage: SafeStorage, key: string, texts: DraftTexts, now = Date.now()): boolean {
  const redacted = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? redactSecretKeys(value) : value,
  ])
  const written = JSON.stringify({ keptAt: now, texts: Object.fromEntries(redacted) })
  const isStorable = written.length <= maxLength && hasContent(texts)
  if (isStorable) return storage.set(key, written)
  // A draft that is too long must not leave an older one behind, which would come back in its place.
  storage.remove(key)
  return false
}

interface StoredDraft {
  readonly texts: DraftTexts
  /** @returns whether the browser stored the draft */
  save(texts: DraftTexts): boolean
  /** Replaces the draft only if this tab stored the current one: not after a logout or a change by another tab. */
  replace(texts: DraftTexts): void
  clear(): void
  /** Calls `listener` when another tab has overwritten the draft. @returns a function that unsubscribes */
  onConflict(listener: () => void): () => void
}

/**
 * Opens this tab's draft from before a reload, else the latest draft. When another tab has changed the draft, this tab
 * saves under a key of its own.
 * @param isApart whether this tab always saves under a key of its own and keeps the stored draft
 */
export function openDraft(owner: string, form: string, isApart = false): StoredDraft {
  const storage = createUserStorage(owner)
  const baseKey = draftKeyOf(form)
  const isOfForm = (key: string) => key === baseKey || key.startsWith(`${baseKey}#`)
  let key = rawTabStorage.get(baseKey) ?? latestOf(storage, storage.keys().filter(isOfForm)) ?? baseKey
  const texts = readDraft(storage, key)
  let lastSaved = isApart ? null : storage.get(key)
  const hasConflict = () => storage.get(key) !== null && storage.get(key) !== lastSaved
  function write(written: DraftTexts) {
    const isStored = writeDraft(storage, key, written)
    lastSaved = storage.get(key)
    return isStored
  }

  return {
    texts,
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

export const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

const isEmpty = (value: DraftValue) =>
  typeof value === 'boolean' || (typeof value === 'string' && isBlank(value))

/** Whether a draft has a text or number; without either, it is not stored. */
export const hasContent = (texts: DraftTexts): boolean => !Object.values(texts).every(isEmpty)

const draftKeyOf = (form: string) => `draft:${form}`
