import { normalizeForSearch } from '@kernel/parts'
import type { Contact } from '../../messaging/contract'

/** Fewer letters find too many (MSG-LIST-02). */
export const minSearchLength = 3

/**
 * Those whose name, or a member's, contains a text; accents and case do not count.
 *
 * @returns nothing as long as the text is too short
 */
export function searchContacts(contacts: readonly Contact[], wanted: string): readonly Contact[] | undefined {
  const text = normalizeForSearch(wanted)
  if ([...text].length < minSearchLength) return undefined
  return contacts.filter(({ name, members }) =>
    normalizeForSearch([name, ...members].join('\n')).includes(text),
  )
}
