import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { connectionsQuery, invitationsQuery } from '../api/queries'
import { createRelations, type Relation } from '../model/relation'

const isUnknown = (): Relation => 'unknown'

/** Returns how a person relates to the user. People count as unrelated when connections or invitations cannot be loaded. */
export function useRelations() {
  const { data: invitations = [], isLoading: isLoadingInvitations } = useQuery(invitationsQuery())
  const { data: connections = [], isLoading: isLoadingConnections } = useQuery(connectionsQuery())
  const isLoading = isLoadingInvitations || isLoadingConnections
  return useMemo(
    () => (isLoading ? isUnknown : createRelations(connections, invitations)),
    [isLoading, connections, invitations],
  )
}
