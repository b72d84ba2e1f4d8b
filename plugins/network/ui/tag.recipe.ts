import { sva } from 'styled-system/css'

export const tagRecipe = sva({
  slots: ['add', 'list', 'row', 'main', 'name', 'count', 'buttons'],
  base: {
    add: { my: '-1.5', me: '-2' },
    // The rows are wider than the text above, so that their icons are below it.
    list: { mx: '-2.5', mb: '-2.5', listStyle: 'none' },
    row: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      rounded: 'xs',
      _hover: { bg: 'subtle' },
    },
    main: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: '1',
      w: 'full',
      minW: '0',
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
    },
    name: { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    count: { textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' },
    // With a pointer, the buttons replace the count on hover and focus.
    buttons: {
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
    },
  },
})
