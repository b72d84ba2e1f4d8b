import { $session, api, type Id, unwrap } from '@kernel'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import {
  guessReaction,
  type ReactionState,
  readReactionState,
  withReaction,
} from '../model/optimistic-reaction'
import { type Post, type ReactionType, reactionOf, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { cancelPostQueries, changePost, heldPost } from './cached-posts'

/** Clicks on one post that the server has yet to answer. */
interface Clicks {
  waiting: number
  /** What the server said last: it stands when nothing that was clicked since is taken. */
  confirmed: ReactionState
  /** What is shown until the server answers: the guess after the last click. */
  guess: ReactionState
  /** Resolves once no read is under way that knows nothing of them, with what is called after the last of them. */
  readonly reads: Promise<() => void>
}

const pendingReactions = new WeakMap<QueryClient, Map<string, Clicks>>()

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
      const all = pendingReactions.get(client) ?? new Map<string, Clicks>()
      pendingReactions.set(client, all)
      const clicks = all.get(key) ?? begun(client, post, userId)
      all.set(key, clicks)
      clicks.waiting += 1
      // Another click may come before this one is drawn: it goes on from here.
      clicks.guess = guessReaction(clicks.guess, clicked)
      await clicks.reads
      setReaction(client, post, clicks.guess)
      return clicks
    },
    onSuccess(state, _clicked, clicks) {
      clicks.confirmed = state
    },
    async onSettled(_state, _error, _clicked, clicks) {
      if (!clicks) return
      clicks.waiting -= 1
      if (clicks.waiting > 0) return
      pendingReactions.get(client)?.delete(key)
      setReaction(client, post, clicks.confirmed)
      const readAgain = await clicks.reads
      readAgain()
    },
  })
}

/** The first click on a post goes on from what is held of it. */
function begun(client: QueryClient, drawn: Post, userId: Id | undefined): Clicks {
  const held = heldPost(client, drawn.id)
  const post = held ? readPost(held) : drawn
  const now: ReactionState = {
    userId,
    reactionType: reactionOf(post, userId),
    likeCount: post.likes,
    dislikeCount: post.dislikes,
  }
  return { waiting: 0, confirmed: now, guess: now, reads: cancelPostQueries(client) }
}

const setReaction = (client: QueryClient, post: Post, state: ReactionState) =>
  changePost(client, post.id, (held) => withReaction(held, state))
