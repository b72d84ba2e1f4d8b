import { useTexts } from '@kernel'
import { Dialog } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { $isSearchOpen, searchClosed } from '../model/search'
import { searchTexts } from '../texts'
import { SearchForm } from './search-form'

export default function SearchPalette() {
  const t = useTexts(searchTexts)
  const [isOpen, close] = useUnit([$isSearchOpen, searchClosed])
  return (
    <Dialog isOpen={isOpen} onClose={() => close()} title={t.open()} size="palette">
      <SearchForm onClose={() => close()} />
    </Dialog>
  )
}
