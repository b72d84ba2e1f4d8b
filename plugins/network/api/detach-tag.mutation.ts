import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutTag } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

/** Removes a tag from a connection (NET-TAG-02). */
export function useDetachTag(onRemoved: () => void) {
  const client = useQueryClient()
  const { queryKey } = connectionsQuery()
  return useMutation({
    mutationFn: (connectionTagId: Id) =>
      unwrap(api.POST('/api/UserConnection/removeConnection', { body: { connectionTagId } })),
    meta: { success: networkTexts.ref('tags.detached'), failure: networkTexts.ref('tags.errorCancelling') },
    onSuccess(_answer, connectionTagId) {
      onRemoved()
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutTag(answer, connectionTagId))
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
