import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutTag } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

/** Takes a tag off a connection (NET-TAG-02). */
export function useDetachTag(onGone: () => void) {
  const client = useQueryClient()
  const { queryKey } = connectionsQuery()
  return useMutation({
    mutationFn: (connectionTagId: Id) =>
      unwrap(api.POST('/api/UserConnection/removeConnection', { body: { connectionTagId } })),
    meta: { success: networkTexts.ref('tags.detached'), failure: networkTexts.ref('tags.errorCancelling') },
    onSuccess(_answer, connectionTagId) {
      onGone()
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutTag(answer, connectionTagId))
    },
    // Whatever was answered, the lists show what is true.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
