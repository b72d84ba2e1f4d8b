import { getInput } from '@formisch/react'
import { $session, useSettings, useTexts } from '@kernel'
import { Form, FormField, resetForm, useDraftForm, useSecretKeyConfirm } from '@kernel/parts'
import { IconButton, sendIcon, Textarea } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { sva } from 'styled-system/css'
import type { Contact } from '../contract'
import type { ConversationSnapshot } from '../model/merge-messages'
import { messageSchema } from '../model/message-form'
import { messageSubmitted } from '../model/outbox'
import messagingSettings from '../settings'
import { messagingTexts } from '../texts'

/** The share of what a message may hold from which on it is said how much that is. */
const nearEnd = 0.75

const messageFormRecipe = sva({
  slots: ['form', 'field', 'over'],
  base: {
    form: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      px: { base: '3', md: '4' },
      pt: '3',
      pb: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    field: { flex: '1', minW: '0' },
    over: { color: 'danger', fontWeight: 'semibold' },
  },
})

interface MessageFormProps {
  readonly contact: Contact
  /** What the server has answered for this conversation; nothing as long as it has not. */
  readonly stored: ConversationSnapshot | undefined
}

/** Writing a message; what is unsent is a draft of its conversation (MSG-CHAT-02, MSG-CHAT-05). */
export function MessageForm({ contact, stored }: MessageFormProps) {
  const t = useTexts(messagingTexts)
  const [session, write] = useUnit([$session, messageSubmitted])
  const sendCarefully = useSecretKeyConfirm()
  const box = useRef<HTMLDivElement>(null)
  const { longestMessage: max } = useSettings(messagingSettings)
  const [schema] = useState(() => messageSchema(max))
  const { form, forgetDraft } = useDraftForm(schema, {
    id: `messaging/chat.${contact.id}`,
    fields: ['messageText'],
    initialInput: { messageText: '' },
  })
  // As the server counts, which may be more than one for a sign.
  const written = (getInput(form).messageText ?? '').trim()
  const look = messageFormRecipe()

  function send(text: string): void {
    write({ destinationId: contact.id, text, userId: session?.person.id, said: stored?.messages ?? [] })
    resetForm(form)
    forgetDraft()
    box.current?.querySelector('textarea')?.focus()
  }
  // On a touch screen the key is the only way to another line.
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }

  return (
    <Form
      of={form}
      onSubmit={({ messageText }) => sendCarefully(messageText, () => send(messageText))}
      className={look.form}
    >
      <div ref={box} className={look.field}>
        <FormField
          of={form}
          path={['messageText']}
          label={t['message.label']()}
          isLabelHidden
          hint={
            written.length >= max * nearEnd && (
              <span className={written.length > max ? look.over : undefined}>
                {t['message.count']({ count: written.length, max })}
              </span>
            )
          }
        >
          {(control, { input }) => (
            <Textarea
              rows={1}
              isGrowing
              enterKeyHint="send"
              placeholder={t['message.label']()}
              onKeyDown={handleKey}
              {...control}
              value={input ?? ''}
            />
          )}
        </FormField>
      </div>
      <IconButton type="submit" variant="solid" icon={sendIcon} label={t['message.send']()} />
    </Form>
  )
}
