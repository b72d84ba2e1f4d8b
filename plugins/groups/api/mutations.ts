import { ApiError, api, type Id, readBoolean, sameId, unwrap } from '@kernel'
import {
  applyEdits,
  type EditsOf,
  overlayOf,
  readLatest,
  useApiMutation,
  useSendCommand,
} from '@kernel/parts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Group, isSameGroup, readGroup, readGroups } from '../model/group'
import { emptyGroup, type GroupInput, groupLists } from '../model/group-form'
import { groupsTexts } from '../texts'
import { groupQuery, groupsQuery } from './queries'

const text = groupsTexts.ref

/** Conversations list groups, too, so all queries become stale and are read again when they are next shown. */
const everything = { refetchType: 'none' } as const

export const saveKey = (group: Group | undefined) => ['groups', 'save', group ? String(group.id) : 'new']

/** Resolves with its id if known. */
export function useSaveGroup(group?: Group) {
  const client = useQueryClient()
  const sendCommand = useSendCommand()
  return useApiMutation({
    async call(edits: EditsOf<GroupInput>) {
      const latest = group ? await readLatest(client, groupQuery(String(group.id))) : emptyGroup
      const { name, members } = applyEdits(latest, edits, groupLists)
      const body = { name, members: [...members] }
      const answer: unknown = group
        ? await unwrap(api.POST('/api/UserGroup/Upsert', { body: { id: group.id, ...body } }))
        : await sendCommand<Group, unknown>({
            name: 'groups/group',
            content: body,
            known: client.getQueryData(groupsQuery().queryKey),
            list: async () => readGroups(await unwrap(api.GET('/api/UserGroup'))),
            isSame: (other) => isSameGroup(body, other),
            send: (headers) => unwrap(api.POST('/api/UserGroup/Create', { body, headers })),
          })
      await client.invalidateQueries(everything)
      return findSaved(client, name, group?.id ?? readGroup(answer)?.id)
    },
    mutationKey: saveKey(group),
    success: text(group ? 'editor.updated' : 'editor.created'),
    failure: text('editor.failure'),
    unknown: text('editor.unsure'),
    showsFailure: true,
    onError: () => void client.invalidateQueries({ queryKey: groupsQuery().queryKey }),
  })
}

/** Looks the saved group up in the list, because the answer to a save is not documented. */
async function findSaved(client: QueryClient, name: string, id: Id | undefined): Promise<Id | undefined> {
  try {
    const groups = await client.fetchQuery({ ...groupsQuery(), staleTime: 0 })
    const found =
      groups.find((group) => sameId(group.id, id)) ?? groups.filter((group) => group.name === name).at(-1)
    return found?.id
  } catch {
    // The group is saved, but the list could not be loaded: the next screen loads it again and shows the error.
    client.removeQueries({ queryKey: groupsQuery().queryKey })
    return id
  }
}

export const groupDeletion = {
  queries: groupsQuery(),
  apply: (groups: readonly Group[], id: Id) => groups.filter((group) => !sameId(group.id, id)),
}

/** Of the successful answers, only an explicit `false` means failure. */
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
    invalidates: [everything, groupsQuery()],
    onSuccess: (_done, id) => overlayOf(client).begin(groupDeletion, id).confirm(),
  })
}
