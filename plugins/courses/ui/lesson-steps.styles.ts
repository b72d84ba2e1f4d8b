import { css } from 'styled-system/css'

/** On phones it is at the bottom of the window, in the place of the tab bar. */
export const styles = {
  root: css({
    row: true,
    gap: { base: '1', md: '2' },
    px: { base: '2', md: '3' },
    py: { base: '1.5', md: '2' },
    minH: '[calc({sizes.frame.bar} + 1px)]',
    bg: 'surface',
    borderTopWidth: '1px',
    '& a, & button': { whiteSpace: 'nowrap' },
    mdDown: {
      '& > a, & > button': { px: '2', gap: '1.5' },
      '& > a, & > span': { flexShrink: '0' },
      '& > span > button': { px: '1', gap: '1.5', minW: '[max-content]' },
      _tall: {
        position: 'fixed',
        insetInline: '0',
        bottom: '0',
        zIndex: 'bar',
        pb: '[calc(0.375rem + env(safe-area-inset-bottom))]',
        _touchTyping: { visibility: 'hidden' },
      },
    },
  }),
  previous: css({ mdDown: { minW: 'touch' } }),
  previousText: css({ mdDown: { display: 'none' } }),
  // Narrow screens have the list of lessons in a drawer instead.
  index: css({ lgDown: { display: 'none' }, fontVariantNumeric: 'tabular-nums' }),
  drawer: css({ lg: { display: 'none' }, minW: '0', fontVariantNumeric: 'tabular-nums' }),
  mark: css({
    ms: 'auto',
    minW: '0',
    flexShrink: '[1]',
    '& > [data-status]': { w: '[1.125rem]', h: '[1.125rem]', borderColor: 'accent.text' },
  }),
  markText: css({
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    mdDown: { whiteSpace: 'nowrap' },
    '&[data-completed]': { color: 'success' },
  }),
  next: css({ mdDown: { minW: 'touch' } }),
  // The longest words have no room on small phones.
  nextText: css({ '@media (width < 25rem)': { display: 'none' } }),
}
