import { type KeyboardShortcutProps, useShortcut } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router'
import { messagesQuery } from '../api/queries'
import { replyRequested } from '../model/quote'

/** Replies to the focused message, else to the last one. */
export default function ReplyShortcut({ keys }: KeyboardShortcutProps) {
  const client = useQueryClient()
  const reply = useUnit(replyRequested)
  const conversation = useSearchParams()[0].get('with')
  useShortcut(keys, ({ target }) => {
    if (!conversation) return false
    const messages = client.getQueryData(messagesQuery(conversation).queryKey)
    const row = target instanceof Element ? target.closest('[data-focus-item^="message "]') : null
    const focused = row?.getAttribute('data-focus-item')
    const message = row ? messages?.find(({ key }) => focused === `message ${key}`) : messages?.at(-1)
    if (!message) return false
    reply({ conversation, text: message.text })
    return true
  })
  return null
}
