import { api, type Id, unwrap } from '@kernel'
import { useUndoableMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { postsTexts } from '../texts'
import { changePost, postLists } from './cached-posts'

const text = postsTexts.ref

/** Deletes a post optimistically in all lists. */
export function useDeletePost() {
  const client = useQueryClient()
  return useUndoableMutation({
    call: (id: Id, init) =>
      unwrap(api.POST('/api/post/delete/{id}', { ...init, params: { path: { id } }, body: { Id: id } })),
    done: text('post.deleted'),
    failure: text('post.deleteFailed'),
    focusSelector: (id) => `[data-key=${JSON.stringify(String(id))}] > article`,
    optimistic: {
      queries: postLists,
      patch: (cache, id) => changePost(cache, id, () => undefined),
    },
    // A list that was requested during the deletion may still contain the post.
    onSuccess: (_answer, id) => void changePost(client, id, () => undefined),
  })
}
