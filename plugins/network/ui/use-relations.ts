import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { connectionsQuery, invitationsQuery } from '../api/queries'
import { createRelations } from '../model/relation'

/** Returns how a person relates to the user. People count as unrelated when connections or invitations cannot be loaded. */
export function useRelations() {
  const { data: invitations = [] } = useQuery(invitationsQuery())
  const { data: connections = [] } = useQuery(connectionsQuery())
  return useMemo(() => createRelations(connections, invitations), [connections, invitations])
}
