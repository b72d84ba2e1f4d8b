import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'
import { tagsQuery } from './tags.query'

/** Deletes a tag, which takes it off all connections (NET-TAG-01). */
export function useDeleteTag(id: Id, onGone: () => void) {
  const client = useQueryClient()
  const { queryKey } = tagsQuery()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/Tag/delete/{id}', { params: { path: { id } } })),
    meta: { success: networkTexts.ref('tags.deleted'), failure: networkTexts.ref('tags.errorDeleting') },
    onSuccess() {
      onGone()
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutEntry(answer, id))
    },
    // Whatever was answered, the lists show what is true.
    onSettled() {
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: connectionsQuery().queryKey })
    },
  })
}
