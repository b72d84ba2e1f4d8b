import { isBlank } from '../parse/is-blank'
import { asRecord } from '../parse/parse'
import { redactSecretKeys } from '../parse/secret-key'
import { tabStorage } from './safe-storage'
import { createUserStorage, type UserStorage } from './user-storage'

/** What people were typing, kept in this browser under their own name until it is sent (decision:session-expiry-warning). */

const day = 86_400_000
/** A draft that nobody has come back to is of no use any more. */
const keptFor = 7 * day
/** Characters; more is not a text that somebody typed. */
const mostCharacters = 100_000

type DraftValue = string | number | boolean

/** Texts, numbers and switches by field. */
export type DraftTexts = Readonly<Record<string, DraftValue>>

/**
 * The texts of a draft; none where there is no draft, or one that cannot be read. One that is too old is taken away.
 *
 * @param owner whose it is
 * @param form the form's id
 */
export function loadDraft(owner: string, form: string, now = Date.now()): DraftTexts {
  return readAt(createUserStorage(owner), keyOf(form), now)
}

function readAt(keep: UserStorage, key: string, now = Date.now()): DraftTexts {
  try {
    // What lies in the storage may be old, cut off, or somebody else's.
    const { keptAt, texts } = asRecord(JSON.parse(keep.get(key) ?? ''))
    if (typeof keptAt !== 'number') return {}
    if (now - keptAt >= keptFor) {
      keep.remove(key)
      return {}
    }
    return Object.fromEntries(
      Object.entries(asRecord(texts)).filter((text): text is [string, DraftValue] => isDraftValue(text[1])),
    )
  } catch {
    return {}
  }
}

/**
 * Keeps the texts of a form; empty ones are no draft, whatever is switched on beside them, and one beyond all measure is
 * not kept. A secret key is never written down (decision:nostr-key).
 */
export function saveDraft(owner: string, form: string, texts: DraftTexts, now = Date.now()): void {
  writeAt(createUserStorage(owner), keyOf(form), texts, now)
}

function writeAt(keep: UserStorage, key: string, texts: DraftTexts, now = Date.now()): void {
  const harmless = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? redactSecretKeys(value) : value,
  ])
  const written = JSON.stringify({ keptAt: now, texts: Object.fromEntries(harmless) })
  if (Object.values(texts).every(isEmpty)) keep.remove(key)
  else if (written.length <= mostCharacters) keep.set(key, written)
}

/** Where one tab keeps its draft of a form. */
interface StoredDraft {
  readonly texts: DraftTexts
  save(texts: DraftTexts): void
  /** The texts were sent, or given up. */
  clear(): void
  /** Hears that another tab has written here. @returns ends it */
  onConflict(hear: () => void): () => void
}

/**
 * The place of this tab's draft of a form: the one it had before a reload, or else the latest that there is. Where another
 * tab has written there meanwhile, this one moves to a place of its own: neither overwrites the other (FLT-73).
 */
export function openDraft(owner: string, form: string): StoredDraft {
  const keep = createUserStorage(owner)
  const first = keyOf(form)
  const isOfForm = (key: string) => key === first || key.startsWith(`${first}#`)
  let key = tabStorage.get(first) ?? latestOf(keep, keep.keys().filter(isOfForm)) ?? first
  const texts = readAt(keep, key)
  let seen = keep.get(key)
  const isTaken = () => keep.get(key) !== null && keep.get(key) !== seen

  return {
    texts,
    save(typed) {
      if (isTaken()) key = `${first}#${Date.now()}.${Math.random().toString(36).slice(2)}`
      writeAt(keep, key, typed)
      seen = keep.get(key)
      tabStorage.set(first, key)
    },
    clear() {
      if (!isTaken()) keep.remove(key)
      seen = null
      tabStorage.remove(first)
    },
    onConflict: (hear) => keep.followAll((changed) => changed === key && isTaken() && hear()),
  }
}

function latestOf(keep: UserStorage, keys: readonly string[]): string | undefined {
  const written = keys.flatMap((key) => {
    const value = keep.get(key)
    return value !== null && Object.keys(readAt(keep, key)).length > 0 ? [[value, key] as const] : []
  })
  // The time stands first in what is written.
  return written.toSorted().at(-1)?.[1]
}

/** Whether a value of a form can be part of a draft. */
export const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

const isEmpty = (value: DraftValue) =>
  typeof value === 'boolean' || (typeof value === 'string' && isBlank(value))

const keyOf = (form: string) => `draft:${form}`
