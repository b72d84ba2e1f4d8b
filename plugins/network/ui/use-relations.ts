import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { connectionRequestsQuery, connectionsQuery, invitationsQuery } from '../api/queries'
import { createRelations, type Relation, sentOf } from '../model/relation'

const isUnknown = (): Relation => 'unknown'

/** Whether the first answer is awaited: a query that has failed is loading again at each return to the tab. */
export const isFirstLoad = ({ isLoading, errorUpdateCount }: UseQueryResult) =>
  isLoading && errorUpdateCount === 0

/** Returns how a person relates to the user. People count as unrelated when connections or invitations cannot be loaded. */
export function useRelations() {
  const invitations = useQuery(invitationsQuery())
  const connections = useQuery(connectionsQuery())
  const requests = useQuery(connectionRequestsQuery())
  const isLoading = [invitations, connections, requests].some(isFirstLoad)
  return useMemo(
    () =>
      isLoading
        ? isUnknown
        : createRelations(connections.data ?? [], [
            ...(invitations.data ?? []),
            ...sentOf(requests.data ?? []),
          ]),
    [isLoading, connections.data, invitations.data, requests.data],
  )
}
