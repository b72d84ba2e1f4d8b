import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { withoutEntry } from '../model/cache-updates'
import { connectionUnselected } from '../model/selection'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

/** Mutation that deletes a connection (NET-CONN-02). */
export function useDeleteConnection(id: Id, onRemoved: () => void) {
  const client = useQueryClient()
  const unselect = useUnit(connectionUnselected)
  return useApiMutation({
    call: () => unwrap(api.POST('/api/UserConnection/delete', { body: { id } })),
    success: networkTexts.ref('connections.deleted'),
    failure: networkTexts.ref('connections.errorDeleting'),
    // Groups and posts also depend on connections, so all queries become stale and are refetched when next shown.
    invalidates: [{ refetchType: 'none' }, connectionsQuery()],
    onSuccess() {
      onRemoved()
      unselect(id)
      client.setQueryData(connectionsQuery().queryKey, (list) => list && withoutEntry(list, id))
    },
  })
}
