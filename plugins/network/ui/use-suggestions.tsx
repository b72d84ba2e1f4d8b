import { $session } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type Dispatch, type ReactNode, type SetStateAction, useCallback, useMemo, useState } from 'react'
import { connectionsQuery, invitationsQuery, receivedRequestsQuery } from '../api/queries'
import {
  type SuggestedPerson,
  type SuggestionFailure,
  type SuggestionSourceProps,
  suggestionSources,
} from '../contract'
import { mergeSuggestions } from '../model/suggestions'
import { isFirstLoad, useRelations } from './use-relations'

/** What each source reports, by entry id. */
type Findings = Readonly<
  Record<
    string,
    { readonly people: readonly SuggestedPerson[]; readonly failure: SuggestionFailure | undefined }
  >
>

interface Suggestions {
  /** People in the user's groups, also connections. */
  readonly members: readonly SuggestedPerson[]
  readonly people: readonly SuggestedPerson[]
  /** Whether a source has not reported yet, or the user's connections and requests are still loading. */
  readonly isPending: boolean
  readonly failures: readonly SuggestionFailure[]
  /** The sources, which have no output; render them once. */
  readonly sources: ReactNode
}

/** Returns the people suggested by other plugins, without the user, connections, and senders of requests. */
export function useSuggestions(): Suggestions {
  const entries = useSlotEntries(suggestionSources)
  const session = useUnit($session)
  const relationTo = useRelations()
  const [found, setFound] = useState<Findings>({})
  const own = session?.person.login.toLowerCase()
  const connections = useQuery(connectionsQuery())
  const invitations = useQuery(invitationsQuery())
  const requests = useQuery(receivedRequestsQuery())
  // Until they are loaded, everybody would be offered as somebody to connect with.
  const isLoading = [connections, invitations, requests].some(isFirstLoad)
  const all = useMemo(
    () =>
      mergeSuggestions(
        entries.map(({ id }) => found[id]?.people ?? []),
        ({ login }) => login.toLowerCase() === own,
      ),
    [entries, found, own],
  )
  const people = useMemo(
    () =>
      all.filter(
        (person) =>
          !isLoading &&
          !requests.data?.some(({ login }) => login.toLowerCase() === person.login.toLowerCase()) &&
          relationTo({ ...person, id: person.id ?? '', email: '' }) !== 'connected',
      ),
    [all, isLoading, requests.data, relationTo],
  )
  const members = useMemo(() => all.filter(({ isInGroup }) => isInGroup), [all])
  return {
    people,
    members,
    isPending: isLoading || entries.some(({ id }) => !found[id]),
    failures: entries.flatMap(({ id }) => found[id]?.failure ?? []),
    sources: entries.map((entry) => <Source key={entry.id} entry={entry} onFound={setFound} />),
  }
}

interface SourceProps {
  readonly entry: ReturnType<typeof useSlotEntries<SuggestionSourceProps>>[number]
  readonly onFound: Dispatch<SetStateAction<Findings>>
}

function Source({ entry, onFound }: SourceProps) {
  const { id } = entry
  const handleFound = useCallback(
    (people: readonly SuggestedPerson[], failure?: SuggestionFailure) =>
      onFound((before) => ({ ...before, [id]: { people, failure } })),
    [id, onFound],
  )
  return <SlotEntryView entry={entry} props={{ onFound: handleFound }} whenFailed="nothing" />
}
