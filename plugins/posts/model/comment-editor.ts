import { type Id, sameId, sessionStore } from '@kernel'
import { createEvent } from 'effector'
import { commentFragment } from '../contract'

/** Identifies an open comment form: for a new comment of a post, or for an existing one. */
export interface CommentEditor {
  readonly postId: Id
  /** Id of the edited comment; undefined for a new comment. */
  readonly commentId?: Id
  /** The comment that a new one answers. */
  readonly answered?: { readonly author: string; readonly address: string } | undefined
}

export const editorOpened = createEvent<CommentEditor>()
/** The form knows from its draft, or from the user, what the new comment answers. */
export const answerChanged = createEvent<CommentEditor['answered']>()
/** The open comment form was sent or canceled. */
export const editorClosed = createEvent()
/** A comment was sent. Its draft is kept until the server answers. */
export const commentSent = createEvent<CommentEditor>()
export const commentSaved = createEvent<CommentEditor>()
export const commentRejected = createEvent<CommentEditor>()

/** The open comment form. Only one can be open at a time, on all screens together. */
export const $commentEditor = sessionStore<CommentEditor | null>(null)
  .on(editorOpened, (_, editor) => editor)
  .on(answerChanged, (editor, answered) => editor && { ...editor, answered })
  // Do not replace another open form. The rejected text is kept as a draft.
  .on(commentRejected, (open, rejected) => open ?? rejected)
  .reset(editorClosed)

/** Comments that were sent; their forms cannot be opened until the server answers. */
export const $unansweredComments = sessionStore<readonly CommentEditor[]>([])
  .on(commentSent, (all, sent) => [...all, sent])
  .on([commentSaved, commentRejected], (all, answered) => all.filter((other) => other !== answered))

export const isNewCommentOf = (editor: CommentEditor | null, postId: Id) =>
  editor !== null && editor.commentId === undefined && sameId(editor.postId, postId)

export const isAnswering = (editor: CommentEditor | null, postId: Id, commentId: Id) =>
  isNewCommentOf(editor, postId) &&
  editor?.answered?.address.endsWith(`#${commentFragment(commentId)}`) === true

export const isEditingComment = (editor: CommentEditor | null, commentId: Id) =>
  editor?.commentId !== undefined && sameId(editor.commentId, commentId)
