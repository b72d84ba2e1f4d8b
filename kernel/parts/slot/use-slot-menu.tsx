import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import type { SlotRef } from '../../core/plugin/slot'
import type { MenuItem } from '../../ui/menu/menu-item'
import { SlotEntryView, useSlotEntries } from './slot'

interface SlotMenu {
  /** Items for a `Menu`; empty without contributions. */
  readonly items: readonly MenuItem[]
  /** The component of the selected item: render it beside the menu. */
  readonly view: ReactNode
}

/**
 * Returns the contributions to the menu of an object. Selecting one mounts its component until it calls `onDone`.
 * @param props passed to the component, without `onDone`
 * @param segment of the object: entries with another segment are left out
 */
export function useSlotMenu<Props extends { readonly onDone: () => void }>(
  slot: SlotRef<Props, 'menu item'>,
  props: Omit<Props, 'onDone'>,
  segment: string,
): SlotMenu {
  const translate = useTranslate()
  const href = useHref()
  const [selected, setSelected] = useState<string>()
  const entries = useSlotEntries(slot).filter((entry) => (entry.segment ?? segment) === segment)
  const entry = entries.find(({ id }) => id === selected)
  const close = () => setSelected(undefined)
  return {
    items: entries.map(({ id, label, icon, to, query, load }) => ({
      id,
      label: label ? translate(label) : id,
      icon,
      to: to && href(to, undefined, query),
      onSelect: load && (() => setSelected(id)),
    })),
    view: entry && <SlotEntryView entry={entry} props={{ ...props, onDone: close } as Props} />,
  }
}
