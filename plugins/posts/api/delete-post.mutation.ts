import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postsTexts } from '../texts'
import { cancelPostQueries, changePost, invalidatePosts, snapshotPosts } from './cached-posts'

const text = postsTexts.ref

/** Deletes a post optimistically in all lists (PST-CARD-03). */
export function useDeletePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: Id) =>
      unwrap(api.POST('/api/post/delete/{id}', { params: { path: { id } }, body: { Id: id } })),
    meta: { failure: text('post.deleteFailed'), success: text('post.deleted') },
    async onMutate(id) {
      const refetch = await cancelPostQueries(client)
      const restore = snapshotPosts(client)
      changePost(client, id, () => undefined)
      return { restore, refetch }
    },
    // A list that was read meanwhile may still contain it.
    onSuccess: (_answer, id) => changePost(client, id, () => undefined),
    onSettled: (_answer, _error, _id, context) => context?.refetch(),
    onError(_error, _id, context) {
      context?.restore()
      // The snapshot lacks whatever else changed since it was taken.
      return invalidatePosts(client)
    },
  })
}
