import { normalizeForSearch } from '@kernel/parts'
import type { Contact } from '../../messaging/contract'

/** Minimum length in characters (MSG-LIST-02). */
export const minSearchLength = 3

/**
 * Contacts whose name or members contain the text; ignores case and accents.
 *
 * @returns undefined if the text is too short
 */
export function searchContacts(contacts: readonly Contact[], query: string): readonly Contact[] | undefined {
  const text = normalizeForSearch(query)
  if ([...text].length < minSearchLength) return undefined
  return contacts.filter(({ name, members }) =>
    normalizeForSearch([name, ...members].join('\n')).includes(text),
  )
}
