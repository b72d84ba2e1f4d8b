import { css } from 'styled-system/css'

export const styles = {
  add: css({ my: '-1.5', me: '-2' }),
  // The rows are wider than the text above, so that their icons are below it.
  list: css({ mx: '-2.5', mb: '-2.5' }),
  row: css({
    position: 'relative',
    row: true,
    rounded: 'xs',
    _hover: { bg: 'subtle' },
  }),
  main: css({
    row: true,
    grow: true,
    gap: '3',
    w: 'full',
    minH: 'control',
    px: '2.5',
    py: '1',
    rounded: 'xs',
    textStyle: 'small',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { color: 'quiet', flexShrink: '0' },
    _hover: { bg: 'subtle' },
    '&[aria-pressed=true]': { bg: 'subtle', fontWeight: 'semibold' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  }),
  name: css({ grow: true, overflowWrap: 'anywhere' }),
  count: css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' }),
  // With a pointer, the buttons replace the count on hover and focus.
  buttons: css({
    display: 'flex',
    '@media (hover: hover)': {
      position: 'absolute',
      insetEnd: '0',
      insetBlock: '0',
      alignItems: 'center',
      rounded: 'xs',
      bg: 'subtle',
      'li:not(:hover, :focus-within) > &': { opacity: '0' },
    },
  }),
}
