import { matchesSearch } from '@kernel/parts'
import type { SuggestedPerson } from '../contract'
import { personText } from './person'

/** Merges people of several sources without duplicates and without those whom `isKnown` matches. */
export function mergeSuggestions(
  sources: readonly (readonly SuggestedPerson[])[],
  isKnown: (person: SuggestedPerson) => boolean,
): readonly SuggestedPerson[] {
  const byLogin = new Map<string, SuggestedPerson>()
  for (const person of sources.flat()) {
    const key = person.login.toLowerCase()
    const known = byLogin.get(key)
    // Prefer the entry that has an id, because connecting then needs no search request.
    if (key && (!known || known.id === undefined))
      byLogin.set(key, {
        ...known,
        ...person,
        reason: known?.reason ?? person.reason,
        quote: known?.quote ?? person.quote,
        isInGroup: known?.isInGroup || person.isInGroup,
      })
  }
  return [...byLogin.values()].filter((person) => !isKnown(person))
}

/** Whether a person's name and username contain all words of the search text; ignores case and accents. */
export const matchesPerson = (person: SuggestedPerson, searchText: string): boolean =>
  matchesSearch(personText(person), searchText)
