import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

interface Attachment {
  readonly tagId: Id
  readonly connections: readonly Id[]
}

/** Adds a tag to the selected connections. */
export function useAttachTag() {
  const client = useQueryClient()
  const refetch = () => client.invalidateQueries({ queryKey: connectionsQuery().queryKey })
  return useApiMutation({
    call: ({ tagId, connections }: Attachment) =>
      unwrap(
        api.POST('/api/UserConnection/AddToConnection', {
          body: { tagId, selectedConnections: [...connections] },
        }),
      ),
    success: networkTexts.ref('tags.attached'),
    failure: networkTexts.ref('tags.errorCancelling'),
    onSuccess: refetch,
    // A failed call may have added the tag to some of the connections.
    onError: () => void refetch(),
  })
}
