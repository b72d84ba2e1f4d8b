import { useUnit } from 'effector-react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { Dialog } from '../../ui/dialog/dialog'
import { $isSearchOpen, searchClosed } from './search'
import { SearchForm } from './search-form'

export default function SearchPalette() {
  const t = useTexts(kernelTexts)
  const [isOpen, close] = useUnit([$isSearchOpen, searchClosed])
  return (
    <Dialog isOpen={isOpen} onClose={() => close()} title={t['search.open']()} size="palette">
      <SearchForm onClose={() => close()} />
    </Dialog>
  )
}
