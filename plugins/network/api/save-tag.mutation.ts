import { api, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'
import { tagsQuery } from './tags.query'

/** Creates a tag, or gives one another name (NET-TAG-01). */
export function useSaveTag(tag: Tag | undefined) {
  const client = useQueryClient()
  return useMutation<unknown, unknown, { name: string }>({
    mutationFn: ({ name }) =>
      tag
        ? unwrap(api.POST('/api/Tag/', { body: { id: tag.id, name } }))
        : unwrap(api.POST('/api/Tag/Create', { body: { name } })),
    meta: {
      success: networkTexts.ref(tag ? 'tags.updated' : 'tags.created'),
      failure: networkTexts.ref(tag ? 'tags.errorUpdating' : 'tags.errorCreating'),
    },
    // The form closes when the new name is there to be seen.
    onSuccess: () => client.invalidateQueries({ queryKey: tagsQuery().queryKey }),
    // What was done before the answer got lost is shown, too.
    onError: () => void client.invalidateQueries({ queryKey: tagsQuery().queryKey }),
    onSettled() {
      // The names stand on the connections too.
      if (tag) void client.invalidateQueries({ queryKey: connectionsQuery().queryKey })
    },
  })
}
