import { profileRoute, useHref, userMenu, useTranslate } from '@kernel'
import { partName, useSearchSource, useSlotEntries } from '@kernel/parts'
import type { SearchSourceProps } from '../../search/contract'
import { profilePanels } from '../contract'

interface Panel {
  readonly id: string
  readonly title: string
  readonly icon: string | undefined
}

const textOf = ({ title }: Panel) => title

export default function usePanelsSearch(props: SearchSourceProps) {
  const translate = useTranslate()
  const href = useHref()
  // The search of screens finds these.
  const screens = useSlotEntries(userMenu).map(({ label }) => label && translate(label))
  const panels = useSlotEntries(profilePanels)
    .map(({ id, label, icon }): Panel => ({ id, title: label ? translate(label) : id, icon }))
    .filter(({ title }) => !screens.includes(title))
  return useSearchSource(props, {
    items: panels,
    textOf,
    resultOf: ({ id, title, icon }) => ({
      id,
      title,
      icon,
      to: href(profileRoute, undefined, { panel: partName(id) }),
    }),
  })
}
