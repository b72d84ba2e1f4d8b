import { message, notBlank } from '@kernel'
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
      notBlank(message(messagingTexts.ref('message.required'))),
      v.maxLength(max, message(messagingTexts.ref('message.tooLong', { max }))),
    ),
  })
