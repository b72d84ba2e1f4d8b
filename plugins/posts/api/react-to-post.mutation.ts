import { $session, api, unwrap } from '@kernel'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { guessReaction, type ReactionState, readReactionState, withReaction } from '../model/cached-reaction'
import { type Post, type ReactionType, reactionOf } from '../model/post'
import { postsTexts } from '../texts'
import { changePost } from './cached-posts'

/**
 * Reacts to a post. The server owns the toggle rule, so its answer replaces our guess (PST-CARD-02);
 * a refusal puts things back as they were.
 */
export function useReactToPost(post: Post) {
  const client = useQueryClient()
  const userId = useUnit($session)?.person.id

  return useMutation({
    mutationFn: async (reactionType: ReactionType) => {
      const answer = await unwrap(api.POST('/api/post/react', { body: { postId: post.id, reactionType } }))
      return readReactionState(answer, userId)
    },
    meta: { failure: postsTexts.ref('post.reactionFailed') },
    onMutate(clicked) {
      const before: ReactionState = {
        userId,
        reactionType: reactionOf(post, userId),
        likeCount: post.likes,
        dislikeCount: post.dislikes,
      }
      setReaction(client, post, guessReaction(before, clicked))
      return before
    },
    onError: (_error, _clicked, before) => before && setReaction(client, post, before),
    onSuccess: (state) => setReaction(client, post, state),
  })
}

const setReaction = (client: QueryClient, post: Post, state: ReactionState) =>
  changePost(client, post.id, (held) => withReaction(held, state))
