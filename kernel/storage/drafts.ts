import { fields } from '../http/read'
import { isBlank } from '../i18n/is-blank'
import { ownKeepOf } from './own-keep'
import { withoutSecretKeys } from './secret-key'

/** What people were typing, kept in this browser under their own name until it is sent (decision 21). */

const day = 86_400_000
/** A draft that nobody has come back to is of no use any more. */
const keptFor = 7 * day
/** Characters; more is not a text that somebody typed. */
const mostCharacters = 100_000

/** Texts and switches by field. */
export type DraftTexts = Readonly<Record<string, string | boolean>>

/**
 * The texts of a draft; none where there is no draft, or one that cannot be read. One that is too old is taken away.
 *
 * @param owner whose it is
 * @param form the form's id
 */
export function readDraft(owner: string, form: string, now = Date.now()): DraftTexts {
  try {
    // What lies in the storage may be old, cut off, or somebody else's.
    const { keptAt, texts } = fields(JSON.parse(ownKeepOf(owner).get(keyOf(form)) ?? ''))
    if (typeof keptAt !== 'number') return {}
    if (now - keptAt >= keptFor) {
      forgetDraft(owner, form)
      return {}
    }
    return Object.fromEntries(
      Object.entries(fields(texts)).filter((text): text is [string, string | boolean] => isKept(text[1])),
    )
  } catch {
    return {}
  }
}

/**
 * Keeps the texts of a form; empty ones are no draft, whatever is switched on beside them, and one beyond all measure is
 * not kept. A secret key is never written down (decision 24).
 */
export function keepDraft(owner: string, form: string, texts: DraftTexts, now = Date.now()): void {
  const harmless = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutSecretKeys(value) : value,
  ])
  const written = JSON.stringify({ keptAt: now, texts: Object.fromEntries(harmless) })
  if (Object.values(texts).every(isEmpty)) forgetDraft(owner, form)
  else if (written.length <= mostCharacters) ownKeepOf(owner).set(keyOf(form), written)
}

/** Takes a draft away: it was sent, or given up. */
export function forgetDraft(owner: string, form: string): void {
  ownKeepOf(owner).remove(keyOf(form))
}

/** Whether a value of a form can be part of a draft. */
export const isKept = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean'

const isEmpty = (value: string | boolean) => typeof value === 'boolean' || isBlank(value)

const keyOf = (form: string) => `draft:${form}`
