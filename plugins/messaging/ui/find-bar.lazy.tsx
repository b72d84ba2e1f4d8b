import { type Id, readDate, useTexts } from '@kernel'
import { searchItems, useFormats } from '@kernel/parts'
import {
  calendarIcon,
  chevronDownIcon,
  chevronUpIcon,
  closeIcon,
  Icon,
  IconButton,
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
    row: true,
    gap: { base: '0.5', md: '1' },
    ps: { base: '3', md: '5' },
    pe: { base: '1', md: '5' },
    py: '1.5',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
  }),
  words: css({ grow: true }),
  // A date field that shows only its picker.
  date: css({
    position: 'relative',
    circle: true,
    w: '8',
    h: '8',
    rounded: 'sm',
    color: 'quiet',
    _hover: { bg: 'subtle', color: 'text' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.text}' },
    '& > input': {
      position: 'absolute',
      inset: { base: '0', _coarse: '[-6px]' },
      opacity: '0',
      cursor: 'pointer',
    },
  }),
  count: css({
    textStyle: 'caption',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    pe: '3',
  }),
}

const none: readonly Message[] = []
const textOf = ({ text }: Message) => withoutQuote(text)
/** The newest message first. */
const find = (messages: readonly Message[], words: string) =>
  words.trim() === '' ? none : [...searchItems(messages, words, textOf)].reverse()

interface FindBarProps {
  readonly conversation: Id
  readonly words: string
  readonly onWords: (words: string) => void
  readonly onSeek: (sought: Sought | undefined) => void
  readonly onClose: () => void
}

export default function FindBar({ conversation, words, onWords, onSeek, onClose }: FindBarProps) {
  const t = useTexts(messagingTexts)
  const formats = useFormats()
  const { data: messages = none } = useMessages(conversation)
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
            onWords(typed)
            show(find(messages, typed)[0])
          }}
          onKeyDown={handleEnter}
          end={
            <span role="status" className={styles.count}>
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
            </span>
          }
        />
      </div>
      {words.trim() ? (
        hits.length > 1 && (
          <>
            <IconButton size="sm" icon={chevronUpIcon} label={t['find.older']()} onClick={() => move(1)} />
            <IconButton size="sm" icon={chevronDownIcon} label={t['find.newer']()} onClick={() => move(-1)} />
          </>
        )
      ) : (
        <span className={styles.date}>
          <Icon of={calendarIcon} />
          <input
            type="date"
            aria-label={t['find.date']()}
            title={t['find.date']()}
            onClick={({ currentTarget }) => currentTarget.showPicker?.()}
            onChange={({ target }) => {
              if (target.value) show(firstOfDay(messages, target.value))
            }}
          />
        </span>
      )}
      <IconButton size="sm" icon={closeIcon} label={t['find.close']()} onClick={onClose} />
    </search>
  )
}
