import { profileRoute, useHref, useTranslate } from '@kernel'
import { useSearchSource, useSlotEntries } from '@kernel/parts'
import type { SearchSourceProps } from '../../search/contract'
import { profilePanels } from '../contract'
import { panelName } from './profile-menu'

interface Panel {
  readonly id: string
  readonly title: string
  readonly icon: string | undefined
}

const textOf = ({ title }: Panel) => title

export default function usePanelsSearch(props: SearchSourceProps) {
  const translate = useTranslate()
  const href = useHref()
  const panels = useSlotEntries(profilePanels).map(
    ({ id, label, icon }): Panel => ({ id, title: label ? translate(label) : id, icon }),
  )
  return useSearchSource(props, {
    items: panels,
    textOf,
    resultOf: ({ id, title, icon }) => ({
      id,
      title,
      icon,
      to: href(profileRoute, undefined, { panel: panelName(id) }),
    }),
  })
}
