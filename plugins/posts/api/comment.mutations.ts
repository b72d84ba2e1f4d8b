import { api, type Id, unwrap } from '@kernel'
import { useUndoableMutation } from '@kernel/parts'
import { postsTexts } from '../texts'
import { commentDeletion } from './cached-posts'

export const useDeleteComment = () =>
  useUndoableMutation({
    call: ({ id }: { readonly postId: Id; readonly id: Id }, init) =>
      unwrap(api.POST('/api/comment/delete/{id}', { ...init, params: { path: { id } } })),
    done: postsTexts.ref('comment.deleted'),
    failure: postsTexts.ref('comment.deleteFailed'),
    optimistic: commentDeletion,
  })
