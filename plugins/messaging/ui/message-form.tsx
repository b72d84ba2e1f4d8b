import { getInput, setInput } from '@formisch/react'
import { $session, sameId, useSettings, useTexts } from '@kernel'
import {
  EmojiButton,
  Form,
  FormField,
  insertText,
  Slot,
  useEditForm,
  useSecretKeyConfirm,
} from '@kernel/parts'
import {
  closeIcon,
  Icon,
  IconButton,
  type IconPath,
  sendIcon,
  Textarea,
  useMedia,
  VisuallyHidden,
} from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { messageSubmitted } from '../api/outbox'
import { serverMessages } from '../api/queries'
import { useQuoted } from '../api/use-conversations'
import { type Contact, composerTools } from '../contract'
import { chatDraftId, messageSchema } from '../model/message-form'
import { $reply, replyBegun, wordsOf } from '../model/quote'
import messagingSettings from '../settings'
import { messagingTexts } from '../texts'

/** Share of the maximum length from which the counter is shown. */
const counterThreshold = 0.75

const replyIcon: IconPath = 'M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6v1'

const styles = {
  form: css({ px: { base: '3', md: '5' }, pt: '1', pb: { base: '2', md: '4' }, _print: { display: 'none' } }),
  box: css({
    fieldFrame: true,
    rounded: '[1.5rem]',
    transition: 'common',
    '& button': { rounded: 'full' },
    '& textarea': { px: '1' },
  }),
  row: css({ display: 'flex', alignItems: 'flex-end', gap: '1' }),
  // Its words begin where those of the field do, and its button stands above that of the field.
  reply: css({
    row: true,
    gap: '1',
    mb: '1',
    minH: 'touch',
    rounded: '[1.25rem]',
    bg: 'accent.soft',
    textStyle: 'small',
  }),
  sign: css({ flexShrink: '0', mx: '[calc(({sizes.control} - {sizes.5}) / 2)]', color: 'accent.text' }),
  quoted: css({ display: 'grid', grow: true, ps: '1', py: '1', '& > *': { truncate: true } }),
  author: css({ textStyle: 'caption', fontWeight: 'semibold', color: 'accent.text' }),
  field: css({ grow: true }),
  over: css({ color: 'danger', fontWeight: 'semibold' }),
}

/** Each conversation has its own draft. New messages do not render it again. */
export const MessageForm = memo(function MessageForm({ contact }: { readonly contact: Contact }) {
  const t = useTexts(messagingTexts)
  const [session, submit, reply, begin] = useUnit([$session, messageSubmitted, $reply, replyBegun])
  const client = useQueryClient()
  const confirmAndSend = useSecretKeyConfirm()
  const root = useRef<HTMLDivElement>(null)
  const { longestMessage: max } = useSettings(messagingSettings)
  const [schema] = useState(() => messageSchema(max))
  const { form, discard } = useEditForm(schema, {
    id: chatDraftId(contact.id),
    base: { quote: '', messageText: '' },
  })
  // The first name of a person, the whole name of a group.
  const addressee = contact.members.length > 0 ? contact.name : contact.name.split(' ')[0]
  // Count UTF-16 code units, as the server does.
  const { quote = '', messageText = '' } = getInput(form)
  const written = quote.length + messageText.trim().length

  const quoted = useQuoted(contact.id, quote)
  const author =
    quoted && (sameId(quoted.userId, session?.person.id) ? t['chat.you']() : quoted.userName || undefined)

  const field = () => root.current?.querySelector('textarea')
  const handleInsert = useCallback((text: string) => {
    const input = root.current?.querySelector('textarea')
    if (input) insertText(input, text)
  }, [])
  useEffect(() => {
    if (!reply || !sameId(reply.conversation, contact.id)) return
    begin()
    setInput(form, { path: ['quote'], input: reply.quote })
    root.current?.querySelector('textarea')?.focus()
  }, [reply, contact.id, begin, form])
  function send(text: string): void {
    if (!session) return
    const knownMessages = serverMessages(client, contact.id)
    submit({ session, destinationId: contact.id, text, knownMessages })
    // The button for touch screens has taken the focus.
    discard()
  }
  // On touch screens, Enter is the only key that inserts a line break.
  const doesEnterSend = useMedia('(pointer: fine)')
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.shiftKey || !doesEnterSend) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }

  return (
    <Form
      of={form}
      onSubmit={(message) => {
        const text = message.quote + message.messageText
        return confirmAndSend(text, () => send(text))
      }}
      className={styles.form}
    >
      <div className={styles.box}>
        {quote && (
          <div className={styles.reply}>
            <Icon of={replyIcon} className={styles.sign} />
            <p aria-hidden="true" className={styles.quoted}>
              <span className={styles.author}>{author ?? t['message.quote']()}</span>
              <bdi>{wordsOf(quote)}</bdi>
            </p>
            <IconButton
              icon={closeIcon}
              label={t['reply.cancel']()}
              onClick={() => {
                setInput(form, { path: ['quote'], input: '' })
                field()?.focus()
              }}
            />
          </div>
        )}
        <div className={styles.row}>
          <EmojiButton field={field} />
          <div ref={root} className={styles.field}>
            <FormField
              of={form}
              path={['messageText']}
              label={t['message.label']()}
              isLabelHidden
              hint={
                (quote || written >= max * counterThreshold) && (
                  <>
                    {quote && (
                      <VisuallyHidden>
                        {t['message.quote']()}{' '}
                        {author ? t['chat.said']({ name: author, text: wordsOf(quote) }) : wordsOf(quote)}
                      </VisuallyHidden>
                    )}
                    {written >= max * counterThreshold && (
                      <span className={written > max ? styles.over : undefined}>
                        {t['message.count']({ count: written, max })}
                      </span>
                    )}
                  </>
                )
              }
            >
              {(control, { input }) => (
                <Textarea
                  rows={1}
                  isGrowing
                  enterKeyHint={doesEnterSend ? 'send' : 'enter'}
                  placeholder={addressee ? t['message.to']({ name: addressee }) : t['message.label']()}
                  onKeyDown={handleKey}
                  {...control}
                  value={input ?? ''}
                />
              )}
            </FormField>
          </div>
          <Slot of={composerTools} props={{ contact, onInsert: handleInsert }} whenFailed="nothing" />
          {/* Quiet until there is something to send. */}
          <IconButton
            type="submit"
            variant={messageText.trim() ? 'solid' : 'quiet'}
            icon={sendIcon}
            label={t['message.send']()}
          />
        </div>
      </div>
    </Form>
  )
})
