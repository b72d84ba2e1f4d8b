import { type Id, readDate, useTexts } from '@kernel'
import { searchItems, useFormats } from '@kernel/parts'
import {
  chevronDownIcon,
  chevronUpIcon,
  closeIcon,
  IconButton,
  Input,
  SearchInput,
  VisuallyHidden,
} from '@kernel/ui'
import { type KeyboardEvent, useState } from 'react'
import { css } from 'styled-system/css'
import { useMessages } from '../api/use-conversations'
import type { Message, Sought } from '../model/message'
import { firstOfDay } from '../model/message-groups'
import { withoutQuote } from '../model/quote'
import { messagingTexts } from '../texts'

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    px: { base: '2', md: '5' },
    py: '1.5',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
  }),
  words: css({ flex: '[1 1 10rem]' }),
  // Phones have them in a second line.
  tools: css({ display: 'flex', alignItems: 'center', gap: '1', ms: 'auto', minW: '0' }),
  date: css({ flex: '[0 1 9.5rem]' }),
  count: css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums', px: '1' }),
}

const none: readonly Message[] = []
const textOf = ({ text }: Message) => withoutQuote(text)
/** The newest message first. */
const find = (messages: readonly Message[], words: string) =>
  words.trim() === '' ? none : [...searchItems(messages, words, textOf)].reverse()

interface FindBarProps {
  readonly conversation: Id
  readonly onSeek: (sought: Sought | undefined) => void
  readonly onClose: () => void
}

export default function FindBar({ conversation, onSeek, onClose }: FindBarProps) {
  const t = useTexts(messagingTexts)
  const formats = useFormats()
  const { data: messages = none } = useMessages(conversation)
  const [words, setWords] = useState('')
  const [shown, setShown] = useState<Message>()
  const hits = find(messages, words)
  const index = hits.findIndex(({ key }) => key === shown?.key)
  const sentAt = readDate(shown?.sentAt)

  function show(message: Message | undefined): void {
    setShown(message)
    onSeek(message && { key: message.key })
  }
  const move = (by: number) => show(hits.at((index + by) % hits.length))
  function handleEnter({ key, shiftKey }: KeyboardEvent): void {
    if (key === 'Enter' && hits.length > 0) move(shiftKey ? -1 : 1)
  }

  return (
    <search className={styles.bar} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <div className={styles.words}>
        <SearchInput
          autoFocus
          enterKeyHint="search"
          label={t['find.open']()}
          value={words}
          onChange={(typed) => {
            setWords(typed)
            show(find(messages, typed)[0])
          }}
          onKeyDown={handleEnter}
        />
      </div>
      <p role="status" className={styles.count}>
        {hits.length > 0
          ? index >= 0 && t['find.position']({ position: index + 1, count: hits.length })
          : words.trim() !== '' && t['conversations.noneFound']()}
        {shown && (
          <VisuallyHidden>
            {' '}
            {sentAt && formats.date(sentAt)}{' '}
            {t['chat.said']({ name: shown.userName, text: withoutQuote(shown.text) })}
          </VisuallyHidden>
        )}
      </p>
      <div className={styles.tools}>
        <IconButton
          icon={chevronUpIcon}
          label={t['find.older']()}
          disabled={hits.length === 0}
          onClick={() => move(1)}
        />
        <IconButton
          icon={chevronDownIcon}
          label={t['find.newer']()}
          disabled={hits.length === 0}
          onClick={() => move(-1)}
        />
        <div className={styles.date}>
          <Input
            type="date"
            aria-label={t['find.date']()}
            title={t['find.date']()}
            onChange={({ target }) => {
              if (target.value) show(firstOfDay(messages, target.value))
            }}
          />
        </div>
        <IconButton icon={closeIcon} label={t['find.close']()} onClick={onClose} />
      </div>
    </search>
  )
}
