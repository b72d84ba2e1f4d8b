import { useId, useState } from 'react'
import { Link } from 'react-router'
import { cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { SlotEntryView } from '../../parts/slot/slot'
import { Icon } from '../../ui/icons/icon'
import { sideRecipe } from './side.recipe'

/** Side navigation of my page: links and panels that plugins contribute (PST-PAGE-02). */
export function Side({ entries }: { readonly entries: readonly RegisteredEntry[] }) {
  const t = useTexts(kernelTexts)
  const href = useHref()
  const [open, setOpen] = useState<string>()
  const styles = sideRecipe({ isOpen: false })
  const links = entries.filter(({ load }) => !load)
  const panels = entries.filter(({ load }) => load)

  return (
    <aside className={styles.side}>
      {links.length > 0 && (
        <nav aria-label={t['myPage.side']()} className={styles.list}>
          <ul role="list" className={styles.list}>
            {links.map((entry) => (
              <li key={entry.id}>
                <Link to={(entry.to && href(entry.to, undefined, entry.query)) ?? ''} className={styles.link}>
                  <EntryLabel entry={entry} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {panels.map((entry) => (
        <SidePanel
          key={entry.id}
          entry={entry}
          isOpen={open === entry.id}
          onToggle={() => setOpen(open === entry.id ? undefined : entry.id)}
        />
      ))}
    </aside>
  )
}

interface SidePanelProps {
  readonly entry: RegisteredEntry
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A panel of the side navigation: toggled by its tile on phones, always visible on desktops. */
function SidePanel({ entry, isOpen, onToggle }: SidePanelProps) {
  const id = useId()
  const styles = sideRecipe({ isOpen })
  return (
    <div className={styles.panel}>
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
      <span>{label ? translate(label) : id}</span>
    </>
  )
}
