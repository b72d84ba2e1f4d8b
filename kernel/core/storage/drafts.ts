import { isBlank } from '../parse/is-blank'
import { asRecord } from '../parse/parse'
import { redactSecretKeys } from '../parse/secret-key'
import { tabStorage } from './safe-storage'
import { createUserStorage, type UserStorage } from './user-storage'

// Form drafts in the storage of the user (decision:session-expiry-warning).

const day = 86_400_000
const maxAge = 7 * day
const maxLength = 100_000

type DraftValue = string | number | boolean

export type DraftTexts = Readonly<Record<string, DraftValue>>

/** Empty for a missing or unreadable draft; removes an expired one. @param owner see `userKey` */
export function loadDraft(owner: string, form: string, now = Date.now()): DraftTexts {
  return readDraft(createUserStorage(owner), draftKeyOf(form), now)
}

function readDraft(storage: UserStorage, key: string, now = Date.now()): DraftTexts {
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

/** Removes a draft without texts or numbers: switches alone are none. Never stores private keys (decision:nostr-key). */
export function saveDraft(owner: string, form: string, texts: DraftTexts, now = Date.now()): void {
  writeDraft(createUserStorage(owner), draftKeyOf(form), texts, now)
}

function writeDraft(storage: UserStorage, key: string, texts: DraftTexts, now = Date.now()): void {
  const redacted = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? redactSecretKeys(value) : value,
  ])
  const written = JSON.stringify({ keptAt: now, texts: Object.fromEntries(redacted) })
  if (Object.values(texts).every(isEmpty)) storage.remove(key)
  else if (written.length <= maxLength) storage.set(key, written)
}

interface StoredDraft {
  readonly texts: DraftTexts
  save(texts: DraftTexts): void
  clear(): void
  /** Another tab has overwritten the draft. @returns unsubscribes */
  onConflict(listener: () => void): () => void
}

/**
 * Opens this tab's draft from before a reload, else the latest one. When another tab has changed it, this one saves
 * under a key of its own (FLT-73).
 */
export function openDraft(owner: string, form: string): StoredDraft {
  const storage = createUserStorage(owner)
  const baseKey = draftKeyOf(form)
  const isOfForm = (key: string) => key === baseKey || key.startsWith(`${baseKey}#`)
  let key = tabStorage.get(baseKey) ?? latestOf(storage, storage.keys().filter(isOfForm)) ?? baseKey
  const texts = readDraft(storage, key)
  let lastSaved = storage.get(key)
  const hasConflict = () => storage.get(key) !== null && storage.get(key) !== lastSaved

  return {
    texts,
    save(typed) {
      if (hasConflict()) key = `${baseKey}#${Date.now()}.${Math.random().toString(36).slice(2)}`
      writeDraft(storage, key, typed)
      lastSaved = storage.get(key)
      tabStorage.set(baseKey, key)
    },
    clear() {
      if (!hasConflict()) storage.remove(key)
      lastSaved = null
      tabStorage.remove(baseKey)
    },
    onConflict: (listener) => storage.followAll((changed) => changed === key && hasConflict() && listener()),
  }
}

function latestOf(storage: UserStorage, keys: readonly string[]): string | undefined {
  const written = keys.flatMap((key) => {
    const value = storage.get(key)
    return value !== null && Object.keys(readDraft(storage, key)).length > 0 ? [[value, key] as const] : []
  })
  // Sorts by time, which comes first in the JSON.
  return written.toSorted().at(-1)?.[1]
}

export const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

const isEmpty = (value: DraftValue) =>
  typeof value === 'boolean' || (typeof value === 'string' && isBlank(value))

const draftKeyOf = (form: string) => `draft:${form}`
