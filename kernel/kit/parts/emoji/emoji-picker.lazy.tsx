import { Popover } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { useUnit } from 'effector-react'
import { type EmojiData, EmojiPicker, type EmojiPickerListProps } from 'frimousse'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { $language } from '../../../core/i18n/i18n'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { RetryButton } from '../../ui/button/retry-button'
import { useCloseRequest } from '../../ui/hooks/use-close-request'
import { Spinner } from '../../ui/spinner/spinner'
import { loadEmojiData, recentEmoji } from './emoji-data'

const styles = {
  positioner: css({ zIndex: '[60 !important]' }),
  content: css({
    w: '[min(21rem, calc(100vw - 1rem))]',
    rounded: 'md',
    bg: 'raised',
    color: 'text',
    borderWidth: '1px',
    shadow: 'md',
    overflow: 'hidden',
    animation: '[drop 180ms cubic-bezier(0.2, 0.8, 0.2, 1)]',
    _focusVisible: { outlineStyle: 'none' },
  }),
  root: css({ display: 'flex', flexDirection: 'column', h: '[min(24rem, 60dvh)]' }),
  head: css({ row: true, gap: '2', p: '2' }),
  search: css({
    grow: true,
    h: '10',
    px: '3',
    rounded: 'sm',
    bg: 'subtle',
    color: 'text',
    '&::placeholder': { color: 'quiet' },
  }),
  recent: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(8, minmax(0, 1fr))]',
    px: '2',
    pb: '2',
    borderBottomWidth: '1px',
  }),
  emoji: css({
    display: 'grid',
    placeItems: 'center',
    grow: true,
    h: '10',
    fontSize: 'xl',
    lineHeight: 'none',
    rounded: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'subtle' },
    // The search field keeps the focus, so this outline is what shows the active emoji.
    '&[data-active]': { bg: 'subtle', outline: '2px solid {colors.accent.text}', outlineOffset: '[-2px]' },
  }),
  viewport: css({
    flex: '1',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: '[contain]',
    outlineStyle: 'none',
  }),
  group: css({ px: '3', py: '1.5', bg: 'raised', textStyle: 'caption', color: 'quiet' }),
  row: css({ display: 'flex', px: '2' }),
  tone: css({
    display: 'grid',
    placeItems: 'center',
    w: '10',
    h: '10',
    fontSize: 'xl',
    rounded: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'subtle' },
  }),
  note: css({
    display: 'grid',
    placeItems: 'center',
    gap: '3',
    h: 'full',
    p: '4',
    textStyle: 'small',
    color: 'quiet',
  }),
}

const columns = 8

/** The library counts rows and columns from 0, ARIA from 1. */
function countFromOne<Props extends { 'aria-rowindex'?: number; 'aria-colindex'?: number }>(
  props: Props,
): Props {
  const { 'aria-rowindex': row, 'aria-colindex': column } = props
  return {
    ...props,
    ...(row !== undefined && { 'aria-rowindex': row + 1 }),
    ...(column !== undefined && { 'aria-colindex': column + 1 }),
  }
}

const listComponents: EmojiPickerListProps['components'] = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className={styles.group}>
      {category.label}
    </div>
  ),
  Row: (props) => <div {...countFromOne(props)} className={styles.row} />,
  Emoji: ({ emoji, ...props }) => (
    <button type="button" {...countFromOne(props)} className={styles.emoji}>
      {emoji.emoji}
    </button>
  ),
}

export interface EmojiPickerProps {
  readonly triggerId: string
  readonly onSelect: (emoji: string) => void
  readonly onClose: () => void
}

/** The emoji picker in a popover, with recent emoji first. The search uses the language of the interface. */
export default function LazyEmojiPicker({ triggerId, onSelect, onClose }: EmojiPickerProps) {
  const t = useKernelTexts()
  const content = useRef<HTMLDivElement>(null)
  const [latest, changeRecent] = useUnit([recentEmoji.$value, recentEmoji.changeFx])
  // The row does not move while the picker is open.
  const [recent] = useState(latest)
  const { data, hasFailed, retry } = useEmojiData()
  useCloseRequest(true, onClose)

  function select(emoji: string) {
    void changeRecent((stored) => [emoji, ...stored.filter((one) => one !== emoji)])
    onSelect(emoji)
  }
  // On phones the keyboard would cover the emoji, so focus the search field only on other devices.
  const firstFocus = () =>
    matchMedia('(pointer: fine)').matches
      ? (content.current?.querySelector('input') ?? null)
      : content.current

  // Keys in the picker must not reach the form or list that contains its button.
  const keepKeys = (event: KeyboardEvent) => {
    // The picker listens to these keys on the document, so let them bubble.
    if (!/^(Arrow|Enter$)/.test(event.key)) event.stopPropagation()
  }

  return (
    <Popover.Root
      open
      ids={{ trigger: triggerId, content: `${triggerId}-picker` }}
      positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 6, overflowPadding: 8 }}
      initialFocusEl={firstFocus}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Popover.Positioner className={styles.positioner}>
          <Popover.Content
            ref={content}
            aria-label={t['emoji.open']()}
            className={styles.content}
            onKeyDown={keepKeys}
          >
            {data ? (
              <EmojiPicker.Root
                className={styles.root}
                columns={columns}
                locale={data.locale}
                resolveEmojiData={() => data}
                onEmojiSelect={({ emoji }) => select(emoji)}
              >
                <div className={styles.head}>
                  <EmojiPicker.Search
                    dir="auto"
                    aria-label={t['emoji.search']()}
                    placeholder={t['emoji.search']()}
                    className={styles.search}
                  />
                  <EmojiPicker.SkinToneSelector
                    aria-label={t['emoji.skinTone']()}
                    title={t['emoji.skinTone']()}
                    className={styles.tone}
                  />
                </div>
                {recent.length > 0 && (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, not buttons
                  <div role="group" aria-label={t['emoji.recent']()} className={styles.recent}>
                    {recent.map((emoji) => (
                      <button
                        key={emoji}
                        type="button"
                        className={styles.emoji}
                        onClick={() => select(emoji)}
                      >
                        {emoji}
                      </button>
                    ))}
                  </div>
                )}
                <EmojiPicker.Viewport className={styles.viewport}>
                  <EmojiPicker.Empty>
                    <span className={styles.note}>{t['emoji.none']()}</span>
                  </EmojiPicker.Empty>
                  <EmojiPicker.List components={listComponents} />
                </EmojiPicker.Viewport>
              </EmojiPicker.Root>
            ) : (
              <div className={styles.root}>
                <div className={styles.note}>
                  {hasFailed ? (
                    <>
                      <p>{t['emoji.failed']()}</p>
                      <RetryButton size="sm" variant="soft" onClick={retry} />
                    </>
                  ) : (
                    <Spinner />
                  )}
                </div>
              </div>
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

function useEmojiData() {
  const t = useKernelTexts()
  const language = useUnit($language)
  const [data, setData] = useState<EmojiData>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const load = useEffectEvent((lang: string) => loadEmojiData(lang, (group) => t[`emoji.group.${group}`]()))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again
  useEffect(() => {
    let isStale = false
    setFailed(false)
    load(language).then(
      (loaded) => isStale || setData(loaded),
      () => isStale || setFailed(true),
    )
    return () => {
      isStale = true
    }
  }, [language, attempt])
  return { data, hasFailed, retry: () => setAttempt(attempt + 1) }
}
