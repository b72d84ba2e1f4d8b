import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { css } from 'styled-system/css'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import { navigate } from '../../core/navigation/navigation'
import type { RegisteredEntry } from '../../core/plugin/registry'
import {
  $isShortcutListOpen,
  shortcutListClosed,
  shortcutListMounted,
  shortcutListOpened,
} from '../../kit/parts/shortcuts/shortcut-list'
import { useShortcut } from '../../kit/parts/shortcuts/use-shortcut'
import { SlotEntryView, useSlotEntries } from '../../kit/parts/slot/slot'
import { Dialog } from '../../kit/ui/dialog/dialog'
import { Switch } from '../../kit/ui/switch/switch'
import { shortcuts } from '../device/appearance'
import { type KeyboardShortcutProps, keyboardShortcuts } from '../slots'

const styles = {
  groups: css({
    // Two columns in which each group follows the one before it.
    columnCount: { sm: 2 },
    columnGap: '8',
    '& > *': { breakInside: 'avoid', pb: '5', _last: { pb: '0' } },
  }),
  heading: css({ mb: '1', fontSize: '2xs', fontWeight: 'semibold', color: 'quiet' }),
  line: css({
    row: true,
    justifyContent: 'space-between',
    gap: '4',
    minH: '[2.125rem]',
    textStyle: 'small',
    borderBottomWidth: '1px',
    _last: { borderBottomWidth: '0' },
  }),
  ways: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' }),
  keys: css({ display: 'flex', gap: '1', flex: 'none' }),
  key: css({
    display: 'inline-grid',
    placeItems: 'center',
    minW: '6',
    minH: '6',
    px: '1.5',
    rounded: 'xs',
    borderWidth: '1px',
    fontFamily: '[inherit]',
    fontSize: '2xs',
    fontWeight: 'semibold',
  }),
  foot: css({ wrap: true, justifyContent: 'space-between', gap: '2', w: 'full' }),
  hint: css({ textStyle: 'small', color: 'quiet' }),
}

type Shortcut = RegisteredEntry<KeyboardShortcutProps>

// Shortcuts with a modifier key are never pressed by accident, so they cannot be disabled.
const isWithModifier = ({ segment }: Shortcut) => segment?.startsWith('$mod+')
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Listens to all keyboard shortcuts, and lists them when `?` is pressed. */
export default function Shortcuts() {
  const entries = useSlotEntries(keyboardShortcuts).filter(({ segment }) => segment)
  const isOn = useUnit(shortcuts.$choice) === 'on'
  return (
    <>
      {entries.map(
        (entry) => (isOn || isWithModifier(entry)) && <ShortcutHandler key={entry.id} entry={entry} />,
      )}
      <Overview entries={entries} isOn={isOn} />
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

/** The keys of a shortcut, one after another; `$mod` is the Command key on Apple devices, otherwise the Control key. */
const keysOf = (segment: string) => segment.replace('$mod+', isApple ? '⌘ ' : 'Ctrl ').split(' ')

/** The name of a key as printed on keyboards; an optional Shift is left out. */
const keyName = (key: string) => {
  const name = arrows[key] ?? key.replace(/^\[Shift\]\+/, '')
  return name.length === 1 ? name.toUpperCase() : name
}

interface Line {
  readonly id: string
  readonly name: string
  /** The keys, and others that do the same. */
  readonly ways: readonly string[]
}

interface OverviewProps {
  readonly entries: readonly Shortcut[]
  readonly isOn: boolean
}

function Overview({ entries, isOn }: OverviewProps) {
  const t = useKernelTexts()
  const [isOpen, open, close, setMounted] = useUnit([
    $isShortcutListOpen,
    shortcutListOpened,
    shortcutListClosed,
    shortcutListMounted,
  ])
  useEffect(() => {
    setMounted(true)
    return () => void setMounted(false)
  }, [setMounted])
  const choose = useUnit(shortcuts.chosen)
  const groups = useGroups(entries)
  return (
    <>
      {isOn && <OverviewShortcut onPress={() => open()} />}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t['shortcuts.title']()}
        size="lg"
        actions={
          <div className={styles.foot}>
            <p className={styles.hint}>{t['shortcuts.text']()}</p>
            <Switch
              label={t['shortcuts.on']()}
              checked={isOn}
              onChange={(event) => choose(event.currentTarget.checked ? 'on' : 'off')}
            />
          </div>
        }
      >
        <div className={styles.groups}>
          {groups.map(({ title, lines }) => (
            <section key={title}>
              <h3 className={styles.heading}>{title}</h3>
              <dl>
                {lines.map((line) => (
                  <ShortcutLine key={line.id} line={line} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  )
}

function OverviewShortcut({ onPress }: { readonly onPress: () => void }) {
  useShortcut('[Shift]+?', onPress)
  return null
}

function ShortcutLine({ line: { name, ways } }: { readonly line: Line }) {
  const t = useKernelTexts()
  const nameOf = (key: string) => (key === 'Space' ? t['shortcuts.space']() : keyName(key))
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={styles.ways}>
        {ways.map((keys) => (
          <span key={keys} className={styles.keys}>
            {keysOf(keys).map((key) => (
              <kbd key={key} className={styles.key}>
                {nameOf(key)}
              </kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** Shortcuts of all screens, those that open a screen (`g` and a letter), and those of some screens, by their heading. */
function useGroups(entries: readonly Shortcut[]) {
  const t = useKernelTexts()
  const translate = useTranslate()
  const anywhere = t['shortcuts.everywhere']()
  const groups = new Map<string, Line[]>([[anywhere, []]])
  for (const { id, segment = '', label, group } of entries) {
    const place = group ? translate(group) : segment.startsWith('g ') ? t['shortcuts.goTo']() : anywhere
    const name = label ? translate(label) : id
    const lines = groups.get(place) ?? []
    const same = lines.find((line) => line.name === name)
    groups.set(
      place,
      same
        ? lines.map((line) => (line === same ? { ...same, ways: [...same.ways, segment] } : line))
        : [...lines, { id, name, ways: [segment] }],
    )
  }
  groups
    .get(anywhere)
    ?.push(
      { id: '?', name: t['shortcuts.overview'](), ways: ['?'] },
      { id: 'Esc', name: t['ui.close'](), ways: ['Esc'] },
    )
  return [...groups].map(([title, lines]) => ({ title, lines }))
}
