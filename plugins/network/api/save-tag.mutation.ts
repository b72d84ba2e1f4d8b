import { api, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'
import { tagsQuery } from './tags.query'

/** Creates or renames a tag (NET-TAG-01). */
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
    // The form closes once the list contains the new name.
    onSuccess: () => client.invalidateQueries({ queryKey: tagsQuery().queryKey }),
    // The tag may have been saved although the call failed.
    onError: () => void client.invalidateQueries({ queryKey: tagsQuery().queryKey }),
    onSettled() {
      // Connections contain tag names.
      if (tag) void client.invalidateQueries({ queryKey: connectionsQuery().queryKey })
    },
  })
}
