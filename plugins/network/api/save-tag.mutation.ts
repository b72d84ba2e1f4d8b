import { api, unwrap } from '@kernel'
import { useApiMutation, useSendOnce } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { readTags, type Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'
import { tagsQuery } from './tags.query'

/** Creates or renames a tag. */
export function useSaveTag(tag: Tag | undefined) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  const refetch = () => client.invalidateQueries({ queryKey: tagsQuery().queryKey })
  return useApiMutation<{ readonly name: string }>({
    call: ({ name }) =>
      tag
        ? unwrap(api.POST('/api/Tag/', { body: { id: tag.id, name } }))
        : sendOnce<Tag, unknown>({
            what: 'network/tag',
            content: name,
            known: client.getQueryData(tagsQuery().queryKey),
            list: async () => readTags(await unwrap(api.GET('/api/Tag/'))),
            isSame: (other) => other.name === name,
            send: () => unwrap(api.POST('/api/Tag/Create', { body: { name } })),
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
