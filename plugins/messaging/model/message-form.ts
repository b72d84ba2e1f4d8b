import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { messagingTexts } from '../texts'

/**
 * What a message needs (MSG-CHAT-02).
 *
 * @param max the most that it may hold, in UTF-16 code units, as the server counts: an emoji is two or more
 */
export const messageSchema = (max: number) =>
  v.object({
    messageText: v.pipe(
      v.string(),
      v.trim(),
      notBlank(encodeMessage(messagingTexts.ref('message.required'))),
      v.maxLength(max, encodeMessage(messagingTexts.ref('message.tooLong', { max }))),
    ),
  })
