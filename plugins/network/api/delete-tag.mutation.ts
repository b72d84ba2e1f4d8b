import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'
import { tagsQuery } from './tags.query'

/** Deletes a tag; the server removes it from all connections (NET-TAG-01). */
export function useDeleteTag(id: Id, onRemoved: () => void) {
  const client = useQueryClient()
  const { queryKey } = tagsQuery()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/Tag/delete/{id}', { params: { path: { id } } })),
    meta: { success: networkTexts.ref('tags.deleted'), failure: networkTexts.ref('tags.errorDeleting') },
    onSuccess() {
      onRemoved()
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutEntry(answer, id))
    },
    onSettled() {
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: connectionsQuery().queryKey })
    },
  })
}
