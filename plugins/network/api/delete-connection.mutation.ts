import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { withoutEntry } from '../model/cache-updates'
import { connectionUnselected } from '../model/selection'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

/** Deletes a connection (NET-CONN-02). */
export function useDeleteConnection(id: Id, onRemoved: () => void) {
  const client = useQueryClient()
  const unselect = useUnit(connectionUnselected)
  const { queryKey } = connectionsQuery()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/UserConnection/delete', { body: { id } })),
    meta: {
      success: networkTexts.ref('connections.deleted'),
      failure: networkTexts.ref('connections.errorDeleting'),
    },
    onSuccess() {
      onRemoved()
      unselect(id)
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutEntry(answer, id))
    },
    onSettled() {
      // Groups and posts depend on connections too: refetch them when they are next shown.
      void client.invalidateQueries({ refetchType: 'none' })
      void client.invalidateQueries({ queryKey })
    },
  })
}
