import { css } from 'styled-system/css'

export const styles = {
  root: css({
    display: 'inline-flex',
    gap: '0.5',
    maxW: 'full',
    p: '0.5',
    rounded: 'sm',
    bg: 'subtle',
    overflowX: 'auto',
    // With large text, phones have no room for one line.
    '@media (max-width: 20rem)': { flexWrap: 'wrap' },
    scrollbarWidth: 'none',
  }),
  segment: css({
    flex: '[1 0 auto]',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: { base: '8', _coarse: 'touch' },
    minW: { _coarse: 'touch' },
    px: '3',
    rounded: '[calc({radii.sm} - 0.125rem)]',
    textStyle: 'label',
    color: 'quiet',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'common',
    outlineOffset: '[-2px]',
    _hover: { color: 'text' },
    '&[aria-pressed=true]': {
      bg: { base: 'surface', _dark: 'muted' },
      color: 'text',
      boxShadow: '[0 0 0 1px token(colors.line)]',
    },
  }),
}
