import { message } from '@kernel'
import * as v from 'valibot'
import { messagingTexts } from '../texts'

/** The most that a message may hold, in UTF-16 code units, as the server counts: an emoji is two or more (MSG-CHAT-02). */
export const longestMessage = 200

/** What a message needs (MSG-CHAT-02). */
export const messageSchema = v.object({
  messageText: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message(messagingTexts.ref('message.required'))),
    v.maxLength(longestMessage, message(messagingTexts.ref('message.tooLong', { max: longestMessage }))),
  ),
})
