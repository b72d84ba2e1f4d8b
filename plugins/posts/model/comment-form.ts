import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { postsTexts } from '../texts'

const maxCommentLength = 100_000

export const commentSchema = v.object({
  content: v.pipe(
    v.string(),
    v.trim(),
    notBlank(encodeMessage(postsTexts.ref('comment.empty'))),
    v.maxLength(maxCommentLength, encodeMessage(postsTexts.ref('comment.long', { max: maxCommentLength }))),
  ),
})
