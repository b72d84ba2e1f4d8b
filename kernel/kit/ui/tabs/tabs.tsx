import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cx } from 'styled-system/css'
import { useRenderedIds } from '../hooks/use-rendered-ids'
import { Icon } from '../icons/icon'
import type { IconPath } from '../icons/icon-path'
import { tabsRecipe } from './tabs.recipe'
import { TabsHeadContext } from './tabs-head'

export interface Tab {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: IconPath | undefined
  /** Content after the label of the tab, e.g. a count. */
  readonly badge?: ReactNode
  /** The panel of the tab; it is mounted when first shown and then stays mounted. */
  readonly content: ReactNode
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** Id of the selected tab, if the parent controls it, e.g. by the URL. */
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  /** Content above the tabs, in one card with them. */
  top?: ReactNode
}

const nowhere = {}

/** Tabs with panels; arrow keys, Home and End select a tab. */
export function Tabs({ label, tabs, selected, onSelect, top }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [internal, setInternal] = useState(tabs[0]?.id)
  const current = tabs.find((tab) => tab.id === (selected ?? internal)) ?? tabs[0]
  const shown = useRenderedIds(current?.id)
  const isCard = top !== undefined
  const styles = tabsRecipe({ isCard })
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ end, below }), [end, below])
  // Only the tab list scrolls; `scrollIntoView` would also scroll the page.
  useLayoutEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-selected=true]')
    if (!row || !tab || !current?.id) return
    const show = () => {
      const [room, tabBox] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
      row.scrollLeft += Math.min(tabBox.left - room.left, 0) || Math.max(tabBox.right - room.right, 0)
    }
    show()
    // The font changes the widths.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(show)
  }, [current?.id])

  const select = (tab: Tab | undefined) => {
    if (!tab) return
    setInternal(tab.id)
    onSelect?.(tab.id)
  }
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current?.id)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isRtl ? at - 1 : at + 1,
      ArrowLeft: isRtl ? at + 1 : at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    select(tabs[next])
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div data-above-toasts="" className={styles.head}>
        {top}
        <div className={styles.row}>
          <div ref={list} role="tablist" aria-label={label} onKeyDown={handleKey} className={styles.list}>
            {tabs.map((tab, index) => (
              <button
                key={tab.id}
                type="button"
                role="tab"
                id={`${base}-${index}`}
                aria-selected={tab === current}
                aria-controls={`${base}-${index}-panel`}
                tabIndex={tab === current ? 0 : -1}
                onClick={() => select(tab)}
                className={styles.tab}
              >
                {tab.icon && <Icon of={tab.icon} />}
                {tab.label}
                {tab.badge}
              </button>
            ))}
          </div>
          {isCard && <div ref={setEnd} className={styles.end} />}
        </div>
        {isCard && <div ref={setBelow} />}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${index}-panel`}
          aria-labelledby={`${base}-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable
          tabIndex={0}
          hidden={tab !== current}
          className={cx(tab === current && styles.panel)}
        >
          <TabsHeadContext value={isCard ? (tab === current ? places : nowhere) : undefined}>
            {shown.has(tab.id) && tab.content}
          </TabsHeadContext>
        </div>
      ))}
    </div>
  )
}
