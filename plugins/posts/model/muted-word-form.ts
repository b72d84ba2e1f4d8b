import { cleanLine } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { postsTexts } from '../texts'
import { maxWordLength } from './personal-lists'

export const mutedWordSchema = v.object({
  word: v.pipe(
    v.string(),
    v.transform(cleanLine),
    notBlank(encodeMessage(postsTexts.ref('muted.wordEmpty'))),
    v.maxLength(maxWordLength, encodeMessage(postsTexts.ref('comment.long', { max: maxWordLength }))),
  ),
})
