import { type Id, sameId, sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** Where the person is writing a comment: a new one of a post, or one that they change (S4). */
export interface Commenting {
  readonly postId: Id
  /** The comment that is being changed; a new one has none. */
  readonly commentId?: Id
}

// Events: what happened

export const commentingBegan = createEvent<Commenting>()
/** It was sent, or given up. */
export const commentingEnded = createEvent()

// Stores: what we remember

/** One comment at a time, whichever screen shows its post; nothing when none is written. */
export const $commenting = sessionStore<Commenting | null>(null)
  .on(commentingBegan, (_, commenting) => commenting)
  .reset(commentingEnded)

/** Whether a new comment of this post is being written (PST-COMM-01). */
export const isWritingOf = (commenting: Commenting | null, postId: Id) =>
  commenting !== null && commenting.commentId === undefined && sameId(commenting.postId, postId)

/** Whether this comment is being changed (PST-COMM-02). */
export const isChanging = (commenting: Commenting | null, commentId: Id) =>
  commenting?.commentId !== undefined && sameId(commenting.commentId, commentId)
