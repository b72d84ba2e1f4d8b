import type { Id } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { messagingTexts } from '../texts'

/** @param max in UTF-16 code units, as the server counts */
export const messageSchema = (max: number) =>
  v.object({
    messageText: v.pipe(
      v.string(),
      v.trim(),
      notBlank(encodeMessage(messagingTexts.ref('message.required'))),
      v.maxLength(max, encodeMessage(messagingTexts.ref('message.tooLong', { max }))),
    ),
  })

export const chatDraftId = (conversation: Id): string => `messaging/chat.${conversation}`
