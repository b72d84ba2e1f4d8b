import { $session, api, type Id, unwrap } from '@kernel'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import {
  applyReaction,
  type ReactionState,
  readReactionState,
  withReaction,
} from '../model/optimistic-reaction'
import { type Post, type ReactionType, reactionOf, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { cancelPostQueries, changePost, findCachedPost } from './cached-posts'

/** Unanswered clicks on one post. */
interface PendingReaction {
  unanswered: number
  /** The server's last answer; shown if no later click succeeds. */
  confirmed: ReactionState
  /** The expected state after the last click; shown until the server answers. */
  optimistic: ReactionState
  /** Resolves once running reads are canceled, with a function to refetch after the last click. */
  readonly reads: Promise<() => void>
}

const pendingReactions = new WeakMap<QueryClient, Map<string, PendingReaction>>()

/**
 * Reacts to a post. The server owns the toggle rule, so its answer replaces the optimistic state (PST-CARD-02).
 * Clicks are sent one after the other; the last one decides what is shown, however late an earlier one is answered.
 */
export function useReactToPost(post: Post) {
  const client = useQueryClient()
  const userId = useUnit($session)?.person.id
  const key = String(post.id)

  return useMutation({
    scope: { id: `reaction:${key}` },
    mutationFn: async (reactionType: ReactionType) => {
      const answer = await unwrap(api.POST('/api/post/react', { body: { postId: post.id, reactionType } }))
      return readReactionState(answer, userId)
    },
    meta: { failure: postsTexts.ref('post.reactionFailed') },
    async onMutate(clicked) {
      const byPost = pendingReactions.get(client) ?? new Map<string, PendingReaction>()
      pendingReactions.set(client, byPost)
      const reaction = byPost.get(key) ?? startReaction(client, post, userId)
      byPost.set(key, reaction)
      reaction.unanswered += 1
      // A second click in the same frame builds on this state, not on the rendered post.
      reaction.optimistic = applyReaction(reaction.optimistic, clicked)
      await reaction.reads
      setReaction(client, post, reaction.optimistic)
      return reaction
    },
    onSuccess(state, _clicked, reaction) {
      reaction.confirmed = state
    },
    async onSettled(_state, _error, _clicked, reaction) {
      if (!reaction) return
      reaction.unanswered -= 1
      if (reaction.unanswered > 0) return
      pendingReactions.get(client)?.delete(key)
      setReaction(client, post, reaction.confirmed)
      const refetch = await reaction.reads
      refetch()
    },
  })
}

/** Starts from the cached post, which may be newer than the rendered one. */
function startReaction(client: QueryClient, rendered: Post, userId: Id | undefined): PendingReaction {
  const cached = findCachedPost(client, rendered.id)
  const post = cached ? readPost(cached) : rendered
  const current: ReactionState = {
    userId,
    reactionType: reactionOf(post, userId),
    likeCount: post.likes,
    dislikeCount: post.dislikes,
  }
  return { unanswered: 0, confirmed: current, optimistic: current, reads: cancelPostQueries(client) }
}

const setReaction = (client: QueryClient, post: Post, state: ReactionState) =>
  changePost(client, post.id, (cached) => withReaction(cached, state))
