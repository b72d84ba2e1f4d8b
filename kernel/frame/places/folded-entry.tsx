import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../core/i18n/use-texts'
import { $address } from '../../core/navigation/current-page'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { SlotEntryView } from '../../kit/parts/slot/slot'
import { Dialog } from '../../kit/ui/dialog/dialog'

interface FoldedEntryProps {
  readonly entry: RegisteredEntry
  readonly className: string | undefined
  readonly children: (label: string) => ReactNode
}

/** A button that opens the content of its entry in a dialog, until the address changes. */
export function FoldedEntry({ entry, className, children }: FoldedEntryProps) {
  const address = useUnit($address)
  const [openedAt, setOpenedAt] = useState<string>()
  if (openedAt !== undefined && openedAt !== address) setOpenedAt(undefined)
  const translate = useTranslate()
  const label = entry.label ? translate(entry.label) : entry.id
  return (
    <>
      <button type="button" onClick={() => setOpenedAt(address)} className={className}>
        {children(label)}
      </button>
      <Dialog isOpen={openedAt === address} onClose={() => setOpenedAt(undefined)} title={label}>
        <SlotEntryView entry={entry} props={{}} />
      </Dialog>
    </>
  )
}
