import { type Id, sameId, sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** Identifies an open comment form: a new comment of a post, or an existing one (S4). */
export interface CommentEditor {
  readonly postId: Id
  /** Undefined for a new comment. */
  readonly commentId?: Id
}

// Events

export const editorOpened = createEvent<CommentEditor>()
/** Sent or canceled. */
export const editorClosed = createEvent()
/** Sent but not answered; the draft is kept until then. */
export const commentSent = createEvent<CommentEditor>()
export const commentSaved = createEvent<CommentEditor>()
export const commentRejected = createEvent<CommentEditor>()

// Stores

/** The open comment form; one at a time on all screens. */
export const $commentEditor = sessionStore<CommentEditor | null>(null)
  .on(editorOpened, (_, editor) => editor)
  // Does not replace a form that was opened meanwhile: the rejected text stays as a draft.
  .on(commentRejected, (open, rejected) => open ?? rejected)
  .reset(editorClosed)

/** Sent but unanswered comments; their forms cannot be opened again until then. */
export const $unansweredComments = sessionStore<readonly CommentEditor[]>([])
  .on(commentSent, (all, sent) => [...all, sent])
  .on([commentSaved, commentRejected], (all, answered) => all.filter((other) => other !== answered))

/** Whether the form for a new comment of this post is open (PST-COMM-01). */
export const isNewCommentOf = (editor: CommentEditor | null, postId: Id) =>
  editor !== null && editor.commentId === undefined && sameId(editor.postId, postId)

/** Whether the form of this comment is open (PST-COMM-02). */
export const isEditingComment = (editor: CommentEditor | null, commentId: Id) =>
  editor?.commentId !== undefined && sameId(editor.commentId, commentId)
