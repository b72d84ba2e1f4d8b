import { useUnit } from 'effector-react'
import { useState } from 'react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { IconButton } from '../../ui/button/icon-button'
import { preloadDialog } from '../../ui/dialog/dialog'
import { searchIcon } from '../../ui/icons/tools'
import { ComponentLoadError } from '../../ui/lazy/component-load-error'
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component'
import { $isSearchOpen, searchClosed, searchOpened } from './search'

const lazyPalette = lazyComponent<object>(() => import('./search-palette.lazy'))

function preload() {
  lazyPalette.preload()
  preloadDialog()
}

/** The button that opens the search; the code of the search loads on hover or focus, or when it opens. */
export default function SearchButton() {
  const t = useTexts(kernelTexts)
  const [isOpen, open, close] = useUnit([$isSearchOpen, searchOpened, searchClosed])
  const [hasFailed, setHasFailed] = useState(false)
  const Palette = useLazyComponent(lazyPalette, isOpen && !hasFailed, () => setHasFailed(true))
  const handleClose = () => {
    setHasFailed(false)
    close()
  }
  return (
    <>
      <IconButton
        icon={searchIcon}
        label={t['search.open']()}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isOpen && !Palette}
        onClick={() => open()}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {Palette && <Palette />}
      {hasFailed && isOpen && (
        <ComponentLoadError onRetry={() => setHasFailed(false)} onClose={handleClose} />
      )}
    </>
  )
}
