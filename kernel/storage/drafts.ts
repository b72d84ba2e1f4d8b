import { fields } from '../http/read'
import { localKeep } from './safe-storage'

/** What people were typing, kept in this browser under their own name until it is sent (decision 21). */

const prefix = 'draft:'
const day = 86_400_000
/** A draft that nobody has come back to is of no use any more. */
const keptFor = 7 * day
/** Characters; more is not a text that somebody typed. */
const mostCharacters = 100_000

/** Texts by field. */
export type DraftTexts = Readonly<Record<string, string>>

/**
 * The texts of a draft; none where there is no draft, or one that is too old or cannot be read.
 *
 * @param owner whose it is
 * @param form the form's id
 */
export function readDraft(owner: string, form: string, now = Date.now()): DraftTexts {
  try {
    // What lies in the storage may be old, cut off, or somebody else's.
    const { keptAt, texts } = fields(JSON.parse(localKeep.get(keyOf(owner, form)) ?? ''))
    if (typeof keptAt !== 'number' || now - keptAt >= keptFor) return {}
    return Object.fromEntries(
      Object.entries(fields(texts)).filter((text): text is [string, string] => typeof text[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Keeps the texts of a form; empty ones are no draft, and one beyond all measure is not kept. */
export function keepDraft(owner: string, form: string, texts: DraftTexts, now = Date.now()): void {
  const written = JSON.stringify({ keptAt: now, texts })
  if (Object.values(texts).every((text) => text.trim() === '')) forgetDraft(owner, form)
  else if (written.length <= mostCharacters) localKeep.set(keyOf(owner, form), written)
}

/** Takes a draft away: it was sent, or given up. */
export function forgetDraft(owner: string, form: string): void {
  localKeep.remove(keyOf(owner, form))
}

/** Takes all drafts of a person away: they left on purpose. */
export function forgetDraftsOf(owner: string): void {
  const own = keyOf(owner, '')
  for (const key of localKeep.keys()) if (key.startsWith(own)) localKeep.remove(key)
}

const keyOf = (owner: string, form: string) => `${prefix}${encodeURIComponent(owner)}:${form}`
