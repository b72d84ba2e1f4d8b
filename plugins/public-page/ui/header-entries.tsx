import type { SlotRef } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import type { PublicPageProps } from '../contract'

interface HeaderEntriesProps {
  readonly of: SlotRef<PublicPageProps>
  readonly login: string
  /** Whether the owner sees the page as visitors do: without what is for members. */
  readonly isSeenByOthers: boolean
  readonly whenFailed?: 'nothing'
}

export function HeaderEntries({ of, login, isSeenByOthers, whenFailed }: HeaderEntriesProps) {
  return useSlotEntries(of)
    .filter(({ access }) => !(isSeenByOthers && access === 'member'))
    .map((entry) => <SlotEntryView key={entry.id} entry={entry} props={{ login }} whenFailed={whenFailed} />)
}
