import { preloadCode, useCode, useTexts } from '@kernel'
import { Icon, LoadNotice, preloadDialog, searchIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { $isSearchOpen, searchClosed, searchOpened } from '../model/search'
import { searchTexts } from '../texts'

/** Looks like a field on larger screens; phones show only the icon. */
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: { base: 'center', md: 'flex-start' },
  gap: '2',
  minW: 'control',
  minH: 'control',
  px: { md: '3' },
  rounded: 'sm',
  color: 'quiet',
  textStyle: 'small',
  cursor: 'pointer',
  transition: 'common',
  transitionDuration: 'fast',
  _hover: { bg: { base: 'subtle', md: 'muted' } },
  bg: { md: 'subtle' },
  flex: { md: '[1 1 0]' },
  maxW: { md: 'column.page' },
  // A second magnifier beside the field of a screen would be confusing.
  mdDown: { 'body:has([data-own-search]) &': { display: 'none' } },
  '& > kbd': {
    ms: 'auto',
    px: '1.5',
    rounded: 'xs',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'surface',
    fontFamily: '[inherit]',
    fontSize: '2xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    xlDown: { display: 'none' },
  },
})
const words = css({ mdDown: { display: 'none' }, minW: '0', truncate: true })

const loadPalette = () => import('./search-palette.lazy')

function preload() {
  preloadCode(loadPalette)
  preloadDialog()
}

/** The button that opens the search; the code of the search loads on hover or focus, or when it opens. */
export default function SearchButton() {
  const t = useTexts(searchTexts)
  const [isOpen, open, close] = useUnit([$isSearchOpen, searchOpened, searchClosed])
  const { code, failure } = useCode(loadPalette, isOpen)
  return (
    <>
      <button
        type="button"
        aria-label={t.field()}
        className={button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isOpen && !code && !failure}
        onClick={() => open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon of={searchIcon} />
        <span className={words}>{t.field()}</span>
        <kbd>{t.keys()}</kbd>
      </button>
      {failure ? <LoadNotice failure={failure} onClose={close} /> : code && <code.default />}
    </>
  )
}
