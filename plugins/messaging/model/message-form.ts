import type { Id } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { messagingTexts } from '../texts'

/** @param max in UTF-16 code units, as the server counts */
export const messageSchema = (max: number) =>
  v.pipe(
    v.object({
      /** The line with which a reply begins, see `quoteOf`; else empty. */
      quote: v.string(),
      messageText: v.pipe(
        v.string(),
        v.trim(),
        notBlank(encodeMessage(messagingTexts.ref('message.required'))),
      ),
    }),
    v.forward(
      v.check(
        ({ quote, messageText }) => quote.length + messageText.length <= max,
        encodeMessage(messagingTexts.ref('message.tooLong', { max })),
      ),
      ['messageText'],
    ),
  )

export const chatDraftId = (conversation: Id): string => `messaging/chat.${conversation}`
