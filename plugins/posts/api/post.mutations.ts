import { $session, api, type Id, sameId, unwrap } from '@kernel'
import { useToggleMutation, useUndoableMutation } from '@kernel/parts'
import { useUnit } from 'effector-react'
import {
  applyReaction,
  type ReactionState,
  readReactionState,
  withReaction,
} from '../model/optimistic-reaction'
import { idOf, type Post, ReactionType, reactionOf, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { commentDeletion, type PostList, postDeletion, postLists, withPost } from './cached-posts'

/** It can be undone. */
export const useDeletePost = () =>
  useUndoableMutation({
    call: (id: Id, init) =>
      unwrap(api.POST('/api/post/delete/{id}', { ...init, params: { path: { id } }, body: { Id: id } })),
    done: postsTexts.ref('post.deleted'),
    failure: postsTexts.ref('post.deleteFailed'),
    optimistic: postDeletion,
  })

export const useDeleteComment = () =>
  useUndoableMutation({
    call: ({ id }: { readonly postId: Id; readonly id: Id }, init) =>
      unwrap(api.POST('/api/comment/delete/{id}', { ...init, params: { path: { id } } })),
    done: postsTexts.ref('comment.deleted'),
    failure: postsTexts.ref('comment.deleteFailed'),
    optimistic: commentDeletion,
  })

/** The server's answer replaces the optimistic reaction and the counts. */
export function useReactToPost(post: Post) {
  const userId = useUnit($session)?.person.id

  return useToggleMutation<PostList, ReactionState, ReactionType>({
    key: `reaction:${post.id}`,
    queries: postLists,
    read(posts) {
      const found = posts.find((one) => sameId(idOf(one), post.id))
      const current = found && readPost(found)
      return (
        current && {
          userId,
          reactionType: reactionOf(current, userId),
          likeCount: current.likes,
          dislikeCount: current.dislikes,
        }
      )
    },
    next: applyReaction,
    isEqual: (one, other) => one.reactionType === other.reactionType,
    write: (posts, state) => withPost(posts, post.id, (cached) => withReaction(cached, state)),
    async send(target, confirmed) {
      // Sending the current reaction a second time removes it.
      const reactionType =
        target.reactionType === ReactionType.none ? confirmed.reactionType : target.reactionType
      const answer = await unwrap(api.POST('/api/post/react', { body: { postId: post.id, reactionType } }))
      return readReactionState(answer, userId)
    },
    failure: postsTexts.ref('post.reactionFailed'),
  })
}
