import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'
import { tagsQuery } from './tags.query'

/** Mutation that deletes a tag; the server removes it from all connections. */
export function useDeleteTag(id: Id, onRemoved: () => void) {
  const client = useQueryClient()
  return useApiMutation({
    call: () => unwrap(api.POST('/api/Tag/delete/{id}', { params: { path: { id } } })),
    success: networkTexts.ref('tags.deleted'),
    failure: networkTexts.ref('tags.errorDeleting'),
    invalidates: [tagsQuery(), connectionsQuery()],
    onSuccess() {
      onRemoved()
      client.setQueryData(tagsQuery().queryKey, (list) => list && withoutEntry(list, id))
    },
  })
}
