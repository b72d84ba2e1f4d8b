import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import { navigate } from '../../core/navigation/navigation'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { type KeyboardShortcutProps, keyboardShortcuts } from '../../core/plugin/shell-slots'
import {
  $isShortcutListOpen,
  shortcutListClosed,
  shortcutListMounted,
  shortcutListOpened,
} from '../../parts/shortcuts/shortcut-list'
import { useShortcut } from '../../parts/shortcuts/use-shortcut'
import { SlotEntryView, useSlotEntries } from '../../parts/slot/slot'
import { Dialog } from '../../ui/dialog/dialog'
import { shortcuts } from '../appearance'
import SearchShortcut from './search-shortcut'
import { shortcutsRecipe } from './shortcuts.recipe'

type Shortcut = RegisteredEntry<KeyboardShortcutProps>

/** `$mod` is the Command key on Apple devices, otherwise the Control key. */
const searchKeys = '$mod+k'
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Listens to all keyboard shortcuts, and lists them when `?` is pressed. */
export default function Shortcuts() {
  const entries = useSlotEntries(keyboardShortcuts).filter(({ segment }) => segment)
  const isOn = useUnit(shortcuts.$choice) === 'on'
  // Shortcuts with a modifier key are never pressed by accident, so they cannot be disabled.
  if (!isOn) return <SearchShortcut keys={searchKeys} />
  return (
    <>
      <SearchShortcut keys={searchKeys} />
      {entries.map((entry) => (
        <ShortcutHandler key={entry.id} entry={entry} />
      ))}
      <Overview entries={entries} />
    </>
  )
}

function ShortcutHandler({ entry }: { readonly entry: Shortcut }) {
  const href = useHref()
  const keys = entry.segment ?? ''
  const to = entry.to && href(entry.to, undefined, entry.query)
  if (to === undefined) return <SlotEntryView entry={entry} props={{ keys }} whenFailed="nothing" />
  return <ScreenShortcut keys={keys} to={to} />
}

function ScreenShortcut({ keys, to }: { readonly keys: string; readonly to: string }) {
  const go = useUnit(navigate)
  useShortcut(keys, () => go({ to }))
  return null
}

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The name of a key as printed on keyboards; an optional Shift is left out. */
const keyName = (key: string) => arrows[key] ?? key.replace(/^\[Shift\]\+/, '')

function Overview({ entries }: { readonly entries: readonly Shortcut[] }) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const styles = shortcutsRecipe()
  const [isOpen, open, close, setMounted] = useUnit([
    $isShortcutListOpen,
    shortcutListOpened,
    shortcutListClosed,
    shortcutListMounted,
  ])
  useShortcut('Shift+?', () => open())
  useEffect(() => {
    setMounted(true)
    return () => void setMounted(false)
  }, [setMounted])
  const lines = [
    { id: 'search', segment: isApple ? '⌘ K' : 'Ctrl K', name: t['shortcuts.search']() },
    ...entries.map(({ segment = '', label, id }) => ({ id, segment, name: label ? translate(label) : id })),
    { id: '?', segment: '?', name: t['shortcuts.overview']() },
  ]
  const nameOf = (key: string) => (key === 'Space' ? t['shortcuts.space']() : keyName(key))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t['shortcuts.title']()}
      text={t['shortcuts.text']()}
      size="lg"
    >
      <dl className={styles.list}>
        {lines.map(({ id, segment, name }) => (
          <div key={id} className={styles.line}>
            <dt>{name}</dt>
            <dd className={styles.keys}>
              {segment.split(' ').map((key) => (
                <kbd key={key} className={styles.key}>
                  {nameOf(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
