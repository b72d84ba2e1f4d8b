import { api, type Id, unwrap } from '@kernel'
import { overlayOf, useApiMutation, useSendCommand } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { withoutEntry, withoutTag } from '../model/cache-updates'
import { readTags, type Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { connectionsQuery, tagsQuery } from './queries'

export function useSaveTag(tag: Tag | undefined) {
  const client = useQueryClient()
  const sendCommand = useSendCommand()
  const refetch = () => client.invalidateQueries({ queryKey: tagsQuery().queryKey })
  return useApiMutation<{ readonly name: string }>({
    call: ({ name }) =>
      tag
        ? unwrap(api.POST('/api/Tag/', { body: { id: tag.id, name } }))
        : sendCommand<Tag, unknown>({
            name: 'network/tag',
            content: name,
            known: client.getQueryData(tagsQuery().queryKey),
            list: async () => readTags(await unwrap(api.GET('/api/Tag/'))),
            isSame: (other) => other.name === name,
            send: (headers) => unwrap(api.POST('/api/Tag/Create', { body: { name }, headers })),
          }),
    success: networkTexts.ref(tag ? 'tags.updated' : 'tags.created'),
    failure: networkTexts.ref(tag ? 'tags.errorUpdating' : 'tags.errorCreating'),
    unknown: networkTexts.ref('tags.unsure'),
    // Read the connections again, because they contain the name of the tag.
    invalidates: tag ? [connectionsQuery()] : [],
    // The form closes once the list contains the new name.
    onSuccess: refetch,
    // The tag may have been saved although the call failed.
    onError: () => void refetch(),
  })
}

/** The server removes it from all connections. */
export function useDeleteTag(id: Id) {
  const client = useQueryClient()
  return useApiMutation({
    call: () => unwrap(api.POST('/api/Tag/delete/{id}', { params: { path: { id } } })),
    success: networkTexts.ref('tags.deleted'),
    failure: networkTexts.ref('tags.errorDeleting'),
    invalidates: [tagsQuery(), connectionsQuery()],
    onSuccess() {
      overlayOf(client)
        .begin({ queries: tagsQuery(), apply: withoutEntry<Tag> }, id)
        .confirm()
    },
  })
}

interface Attachment {
  readonly tagId: Id
  readonly connections: readonly Id[]
}

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

/** Mutation that removes a tag from connections, by the ids of the links; each needs a call of its own. */
export function useDetachTag() {
  const client = useQueryClient()
  const { queryKey } = connectionsQuery()
  return useApiMutation({
    async call(links: readonly Id[]) {
      for (const connectionTagId of links) {
        await unwrap(api.POST('/api/UserConnection/removeConnection', { body: { connectionTagId } }))
        overlayOf(client).begin({ queries: { queryKey }, apply: withoutTag }, connectionTagId).confirm()
      }
    },
    success: networkTexts.ref('tags.detached'),
    failure: networkTexts.ref('tags.errorCancelling'),
    invalidates: [connectionsQuery()],
  })
}
