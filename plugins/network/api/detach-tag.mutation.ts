import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { withoutTag } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

/** Mutation that removes a tag from connections, by the ids of the links; each needs a call of its own. */
export function useDetachTag() {
  const client = useQueryClient()
  const { queryKey } = connectionsQuery()
  return useApiMutation({
    async call(links: readonly Id[]) {
      for (const connectionTagId of links) {
        await unwrap(api.POST('/api/UserConnection/removeConnection', { body: { connectionTagId } }))
        client.setQueryData(queryKey, (list) => list && withoutTag(list, connectionTagId))
      }
    },
    success: networkTexts.ref('tags.detached'),
    failure: networkTexts.ref('tags.errorCancelling'),
    invalidates: [connectionsQuery()],
    // A failed call may have removed the tag from some of the connections.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
