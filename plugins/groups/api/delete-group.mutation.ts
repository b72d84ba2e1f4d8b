import { ApiError, api, type Id, readBoolean, sameId, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { groupsTexts } from '../texts'
import { groupsQuery } from './groups.query'

const text = groupsTexts.ref

/** Deletes a group. Of the successful answers, only an explicit `false` means failure. */
export function useDeleteGroup() {
  const client = useQueryClient()
  return useApiMutation({
    async call(id: Id) {
      const answer: unknown = await unwrap(
        api.POST('/api/UserGroup/delete/{id}', { params: { path: { id } } }),
      )
      if (!readBoolean(answer, true)) throw new ApiError('invalid', { body: answer })
    },
    success: text('delete.success'),
    failure: text('delete.failure'),
    invalidates: [groupsQuery()],
    onSuccess: (_done, id) => {
      client.setQueryData(groupsQuery().queryKey, (groups) =>
        groups?.filter((group) => !sameId(group.id, id)),
      )
    },
  })
}
