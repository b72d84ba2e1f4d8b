import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../core/i18n/use-texts'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { SlotEntryView } from '../../parts/slot/slot'
import { Dialog } from '../../ui/dialog/dialog'

interface FoldedEntryProps {
  readonly entry: RegisteredEntry
  readonly className: string | undefined
  /** Renders the content of the button. */
  readonly children: (label: string) => ReactNode
}

/** A button that opens the content of its entry in a dialog. */
export function FoldedEntry({ entry, className, children }: FoldedEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  const label = entry.label ? translate(entry.label) : entry.id
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={className}>
        {children(label)}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={label}>
        <SlotEntryView entry={entry} props={{}} />
      </Dialog>
    </>
  )
}
