import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { $isFirstScreenReady } from '../../core/navigation/first-screen'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { SlotEntryView } from '../../parts/slot/slot'
import { Icon } from '../../ui/icons/icon'
import { deskOnly } from '../responsive.styles'
import { sideRecipe } from './side.recipe'

/** Whether a panel is in the third column of wide screens instead of the side navigation. */
export const isAside = ({ segment, load }: RegisteredEntry) =>
  (segment === 'aside' || segment === 'desk') && load !== undefined

/** Side navigation of my page: links and panels that plugins contribute. */
export function Side({ entries }: { readonly entries: readonly RegisteredEntry[] }) {
  const t = useTexts(kernelTexts)
  const href = useHref()
  const [open, setOpen] = useState<string>()
  // Panels shown only on desktops are loaded when the first screen is ready.
  const hasScreen = useUnit($isFirstScreenReady)
  const styles = sideRecipe({ isOpen: false })
  const links = entries.filter(({ load }) => !load)
  const panels = entries.filter(({ load }) => load)
  const panel = (entry: RegisteredEntry) => (
    <SidePanel
      key={entry.id}
      entry={entry}
      isOpen={open === entry.id}
      onToggle={() => setOpen(open === entry.id ? undefined : entry.id)}
    />
  )

  return (
    <aside className={styles.side}>
      <div className={styles.start}>
        {links.length > 0 && (
          <nav aria-label={t['myPage.side']()} className={styles.list}>
            <ul role="list" className={styles.list}>
              {links.map((entry) => (
                <li key={entry.id}>
                  <Link
                    to={(entry.to && href(entry.to, undefined, entry.query)) ?? ''}
                    className={styles.link}
                  >
                    <EntryLabel entry={entry} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {panels.filter((entry) => !isAside(entry)).map(panel)}
      </div>
      {panels.some(isAside) && (
        <div className={styles.end}>
          {panels.filter((entry) => isAside(entry) && (hasScreen || entry.segment !== 'desk')).map(panel)}
        </div>
      )}
    </aside>
  )
}

interface SidePanelProps {
  readonly entry: RegisteredEntry
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A panel: toggled by its tile on phones; on desktops always visible, unless its entry has the segment `folded`. */
function SidePanel({ entry, isOpen, onToggle }: SidePanelProps) {
  const id = useId()
  const styles = sideRecipe({ isOpen, isFolded: entry.segment === 'folded' })
  return (
    <div className={cx(styles.panel, entry.segment === 'desk' && deskOnly)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className={cx(styles.link, styles.toggle)}
      >
        <EntryLabel entry={entry} />
      </button>
      <div id={id} data-panel className={styles.content}>
        <SlotEntryView entry={entry} props={{}} />
      </div>
    </div>
  )
}

function EntryLabel({ entry: { id, label, icon } }: { readonly entry: RegisteredEntry }) {
  const translate = useTranslate()
  return (
    <>
      {icon && <Icon of={icon} />}
      <span className={sideRecipe().label}>{label ? translate(label) : id}</span>
    </>
  )
}
