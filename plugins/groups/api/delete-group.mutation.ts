import { ApiError, api, asRecord, type Id, readBoolean, readId, sameId, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { groupsTexts } from '../texts'
import { groupsQuery } from './groups.query'

const text = groupsTexts.ref

/** Deletes a group. Only an explicit `false` in the answer means failure (GRP-EDIT-02). */
export function useDeleteGroup() {
  const client = useQueryClient()
  const { queryKey } = groupsQuery()
  return useMutation({
    async mutationFn(id: Id) {
      const answer: unknown = await unwrap(
        api.POST('/api/UserGroup/delete/{id}', { params: { path: { id } } }),
      )
      if (!readBoolean(answer, true)) throw new ApiError('invalid', { body: answer })
    },
    meta: { failure: text('delete.failure'), success: text('delete.success') },
    onSuccess: (_done, id) => {
      client.setQueryData(queryKey, (groups) =>
        Array.isArray(groups) ? groups.filter((group) => !sameId(readId(asRecord(group).id), id)) : groups,
      )
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
