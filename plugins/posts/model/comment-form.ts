import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { postsTexts } from '../texts'

/** The most that a comment may hold. */
const longestComment = 100_000

/** What a comment needs (PST-COMM-01). */
export const commentSchema = v.object({
  content: v.pipe(
    v.string(),
    v.trim(),
    notBlank(encodeMessage(postsTexts.ref('comment.empty'))),
    v.maxLength(longestComment, encodeMessage(postsTexts.ref('comment.long', { max: longestComment }))),
  ),
})
