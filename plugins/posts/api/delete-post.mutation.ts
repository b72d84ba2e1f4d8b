import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postsTexts } from '../texts'
import { cancelPostQueries, changePost, invalidatePosts, snapshotPosts } from './cached-posts'

const text = postsTexts.ref

/** Deletes a post: it leaves all lists at once, and is back when the server refuses (PST-CARD-03). */
export function useDeletePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: Id) =>
      unwrap(api.POST('/api/post/delete/{id}', { params: { path: { id } }, body: { Id: id } })),
    meta: { failure: text('post.deleteFailed'), success: text('post.deleted') },
    async onMutate(id) {
      const readAgain = await cancelPostQueries(client)
      const putBack = snapshotPosts(client)
      changePost(client, id, () => undefined)
      return { putBack, readAgain }
    },
    // A list that was read meanwhile may have it still.
    onSuccess: (_answer, id) => changePost(client, id, () => undefined),
    onSettled: (_answer, _error, _id, held) => held?.readAgain(),
    onError(_error, _id, held) {
      held?.putBack()
      // What else has happened meanwhile is not in what was put back.
      return invalidatePosts(client)
    },
  })
}
