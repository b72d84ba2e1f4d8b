import { $session, api, unwrap } from '@kernel'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { guessReaction, type ReactionState, readReactionState, withReaction } from '../model/cached-reaction'
import { type Post, type ReactionType, reactionOf } from '../model/post'
import { postsTexts } from '../texts'
import { changePost, endReads } from './cached-posts'

/** Clicks on one post that the server has yet to answer. */
interface Clicks {
  waiting: number
  /** What the server said last: it stands when nothing that was clicked since is taken. */
  confirmed: ReactionState
  /** Resolves once no read is under way that knows nothing of them, with what is called after the last of them. */
  readonly reads: Promise<() => void>
}

const clicksOf = new WeakMap<QueryClient, Map<string, Clicks>>()

/**
 * Reacts to a post. The server owns the toggle rule, so its answer replaces our guess (PST-CARD-02); a refusal puts
 * things back as they were. Clicks reach the server one after the other, and the last of them decides what is shown,
 * however late an earlier one is answered.
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
      const shown: ReactionState = {
        userId,
        reactionType: reactionOf(post, userId),
        likeCount: post.likes,
        dislikeCount: post.dislikes,
      }
      const all = clicksOf.get(client) ?? new Map<string, Clicks>()
      clicksOf.set(client, all)
      const clicks = all.get(key) ?? { waiting: 0, confirmed: shown, reads: endReads(client) }
      all.set(key, clicks)
      clicks.waiting += 1
      await clicks.reads
      setReaction(client, post, guessReaction(shown, clicked))
      return clicks
    },
    onSuccess(state, _clicked, clicks) {
      clicks.confirmed = state
    },
    async onSettled(_state, _error, _clicked, clicks) {
      if (!clicks) return
      clicks.waiting -= 1
      if (clicks.waiting > 0) return
      clicksOf.get(client)?.delete(key)
      setReaction(client, post, clicks.confirmed)
      const readAgain = await clicks.reads
      readAgain()
    },
  })
}

const setReaction = (client: QueryClient, post: Post, state: ReactionState) =>
  changePost(client, post.id, (held) => withReaction(held, state))
