import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

interface Attachment {
  readonly tagId: Id
  readonly connections: readonly Id[]
}

/** Adds a tag to the selected connections (NET-TAG-02). */
export function useAttachTag() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ tagId, connections }: Attachment) =>
      unwrap(
        api.POST('/api/UserConnection/AddToConnection', {
          body: { tagId, selectedConnections: [...connections] },
        }),
      ),
    meta: { success: networkTexts.ref('tags.attached'), failure: networkTexts.ref('tags.errorCancelling') },
    onSuccess: () => client.invalidateQueries({ queryKey: connectionsQuery().queryKey }),
    // The tag may have been added to some of them.
    onError: () => void client.invalidateQueries({ queryKey: connectionsQuery().queryKey }),
  })
}
