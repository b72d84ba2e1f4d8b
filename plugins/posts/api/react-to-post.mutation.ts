import { $session, api, unwrap } from '@kernel'
import { useToggleMutation } from '@kernel/parts'
import { useUnit } from 'effector-react'
import {
  applyReaction,
  type ReactionState,
  readReactionState,
  withReaction,
} from '../model/optimistic-reaction'
import { type Post, ReactionType, reactionOf, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { changePost, findCachedPost, postLists } from './cached-posts'

/** Reacts to a post. The server's answer replaces the optimistic reaction and the counts. */
export function useReactToPost(post: Post) {
  const userId = useUnit($session)?.person.id

  return useToggleMutation<ReactionState, ReactionType>({
    key: `reaction:${post.id}`,
    queries: postLists,
    read(client) {
      const cached = findCachedPost(client, post.id)
      const current = cached ? readPost(cached) : post
      return {
        userId,
        reactionType: reactionOf(current, userId),
        likeCount: current.likes,
        dislikeCount: current.dislikes,
      }
    },
    next: applyReaction,
    isEqual: (one, other) => one.reactionType === other.reactionType,
    write: (client, state) => changePost(client, post.id, (cached) => withReaction(cached, state)),
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
