import { type Id, sameId, sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** Where the person is writing a comment: a new one of a post, or one that they change (S4). */
export interface CommentEditor {
  readonly postId: Id
  /** The comment that is being changed; a new one has none. */
  readonly commentId?: Id
}

// Events: what happened

export const editorOpened = createEvent<CommentEditor>()
/** It was sent, or given up. */
export const editorClosed = createEvent()
/** The server has yet to answer; what was written is kept until then. */
export const commentSent = createEvent<CommentEditor>()
export const commentSaved = createEvent<CommentEditor>()
export const commentRejected = createEvent<CommentEditor>()

// Stores: what we remember

/** One comment at a time, whichever screen shows its post; nothing when none is written. */
export const $commentEditor = sessionStore<CommentEditor | null>(null)
  .on(editorOpened, (_, commenting) => commenting)
  // Whoever writes another one by then goes on with it: the text waits where it was written.
  .on(commentRejected, (open, refused) => open ?? refused)
  .reset(editorClosed)

/** Those that the server has yet to answer: until then nothing else is written in their place. */
export const $unansweredComments = sessionStore<readonly CommentEditor[]>([])
  .on(commentSent, (all, sent) => [...all, sent])
  .on([commentSaved, commentRejected], (all, answered) => all.filter((other) => other !== answered))

/** Whether a new comment of this post is being written (PST-COMM-01). */
export const isWritingOf = (commenting: CommentEditor | null, postId: Id) =>
  commenting !== null && commenting.commentId === undefined && sameId(commenting.postId, postId)

/** Whether this comment is being changed (PST-COMM-02). */
export const isChanging = (commenting: CommentEditor | null, commentId: Id) =>
  commenting?.commentId !== undefined && sameId(commenting.commentId, commentId)
