import { searchItems, searchLength } from '@kernel/parts'
import type { Contact } from '../../messaging/contract'

/** Minimum length of the search text in characters. */
export const minSearchLength = 3

const textOf = ({ name, members }: Contact) => [name, ...members].join(' ')

/**
 * Finds contacts whose name and members contain all words of the text; ignores case and accents.
 *
 * @returns undefined if the text is too short
 */
export function searchContacts(contacts: readonly Contact[], query: string): readonly Contact[] | undefined {
  if (searchLength(query) < minSearchLength) return undefined
  return searchItems(contacts, query, textOf)
}
