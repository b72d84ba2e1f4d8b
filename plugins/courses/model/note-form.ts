import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { coursesTexts } from '../texts'
import { parseClockTime } from './clock-time'
import { maxNoteLength } from './notes'

const text = coursesTexts.ref

/** An empty time means no time. */
export const noteSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    notBlank(encodeMessage(text('notes.blank'))),
    v.maxLength(maxNoteLength, encodeMessage(text('notes.long', { max: maxNoteLength }))),
  ),
  time: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (typed) => typed === '' || parseClockTime(typed) !== undefined,
      encodeMessage(text('notes.timeInvalid')),
    ),
  ),
})
