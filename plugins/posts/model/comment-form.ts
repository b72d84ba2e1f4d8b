import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { postsTexts } from '../texts'
import { openingLength } from './comment-threads'
import { type MentioningText, readMentions, writeMentions } from './mention-addresses'

const maxCommentLength = 100_000

interface CommentDraft extends MentioningText {
  /** What says which comment it answers; empty for none. */
  readonly opening: string
}

export const commentSchema = v.pipe(
  v.object({
    content: v.pipe(v.string(), v.trim(), notBlank(encodeMessage(postsTexts.ref('comment.empty')))),
    opening: v.string(),
    mentioned: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['content'], ['opening'], ['mentioned']],
      (comment) => publishedComment(comment).length <= maxCommentLength,
      encodeMessage(postsTexts.ref('comment.long', { max: maxCommentLength })),
    ),
    ['content'],
  ),
)

export const publishedComment = (draft: CommentDraft): string => draft.opening + writeMentions(draft)

/** The fields of the form for a published comment. */
export function commentDraft(published: string): CommentDraft {
  const length = openingLength(published)
  return { opening: published.slice(0, length), ...readMentions(published.slice(length)) }
}
