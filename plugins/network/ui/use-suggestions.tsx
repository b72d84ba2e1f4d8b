import { $session } from '@kernel'
import { useCollected } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, useMemo } from 'react'
import { connectionsQuery, invitationsQuery, receivedRequestsQuery } from '../api/queries'
import { type SuggestedPerson, suggestionSources } from '../contract'
import { mergeSuggestions } from '../model/suggestions'
import { isFirstLoad, useRelations } from './use-relations'

interface Suggestions {
  /** People in the user's groups, also connections. */
  readonly members: readonly SuggestedPerson[]
  readonly people: readonly SuggestedPerson[]
  /** Whether a source is still loading, or the user's connections and requests are still loading. */
  readonly isPending: boolean
  readonly failures: readonly { readonly error: unknown; readonly retry: () => void }[]
  /** The sources, which have no output; render them once. */
  readonly sources: ReactNode
}

/** Returns the people suggested by other plugins, without the user, connections, and senders of requests. */
export function useSuggestions(): Suggestions {
  const { entries, runners } = useCollected(suggestionSources, {})
  const session = useUnit($session)
  const relationTo = useRelations()
  const own = session?.person.login.toLowerCase()
  const connections = useQuery(connectionsQuery())
  const invitations = useQuery(invitationsQuery())
  const requests = useQuery(receivedRequestsQuery())
  // Until they are loaded, everybody would be offered as somebody to connect with.
  const isLoading = [connections, invitations, requests].some(isFirstLoad)
  const all = useMemo(
    () =>
      mergeSuggestions(
        entries.map(({ result }) => (result.state === 'ready' ? result.value : [])),
        ({ login }) => login.toLowerCase() === own,
      ),
    [entries, own],
  )
  const people = useMemo(
    () =>
      all.filter(
        (person) =>
          !isLoading &&
          !requests.data?.some(({ login }) => login.toLowerCase() === person.login.toLowerCase()) &&
          relationTo(person) !== 'connected',
      ),
    [all, isLoading, requests.data, relationTo],
  )
  const members = useMemo(() => all.filter(({ isInGroup }) => isInGroup), [all])
  return {
    people,
    members,
    isPending: isLoading || entries.some(({ result }) => result.state === 'loading'),
    failures: entries.flatMap(({ result }) => (result.state === 'failed' ? [result] : [])),
    sources: runners,
  }
}
