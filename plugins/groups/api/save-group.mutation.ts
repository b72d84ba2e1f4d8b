import { api, type Id, sameId, unwrap } from '@kernel'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Group, readGroup, readGroups } from '../model/group'
import type { GroupDraft } from '../model/group-form'
import { groupsTexts } from '../texts'
import { groupsQuery } from './groups.query'

const text = groupsTexts.ref

/**
 * Creates a group, or changes the one that is given (GRP-EDIT-02); its result is the id of the saved group, if it is
 * known. @throws ApiError into the mutation
 */
export function useSaveGroup(group?: Group) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ name, members }: GroupDraft) {
      const body = { name, members }
      const answer: unknown = group
        ? await unwrap(api.POST('/api/UserGroup/Upsert', { body: { id: group.id, ...body } }))
        : await unwrap(api.POST('/api/UserGroup/Create', { body }))
      return findSaved(client, name, group?.id ?? readGroup(answer)?.id)
    },
    meta: { failure: text('editor.failure'), success: text(group ? 'editor.updated' : 'editor.created') },
    onError: () => void client.invalidateQueries({ queryKey: groupsQuery().queryKey }),
  })
}

/** Reads the groups again, and looks there for what was saved: what a server answers to that is not documented. */
async function findSaved(client: QueryClient, name: string, id: Id | undefined): Promise<Id | undefined> {
  const { queryKey, queryFn } = groupsQuery()
  try {
    const groups = readGroups(await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }))
    const found =
      groups.find((group) => sameId(group.id, id)) ?? groups.filter((group) => group.name === name).at(-1)
    return found?.id
  } catch {
    // It is saved all the same; the list of groups asks once more, and says what is wrong.
    client.removeQueries({ queryKey })
    return id
  }
}
