import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { withoutTag } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

/** Mutation that removes a tag from a connection. */
export function useDetachTag(onRemoved: () => void) {
  const client = useQueryClient()
  return useApiMutation({
    call: (connectionTagId: Id) =>
      unwrap(api.POST('/api/UserConnection/removeConnection', { body: { connectionTagId } })),
    success: networkTexts.ref('tags.detached'),
    failure: networkTexts.ref('tags.errorCancelling'),
    invalidates: [connectionsQuery()],
    onSuccess(_answer, connectionTagId) {
      onRemoved()
      client.setQueryData(connectionsQuery().queryKey, (list) => list && withoutTag(list, connectionTagId))
    },
  })
}
