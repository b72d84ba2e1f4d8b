import { sva } from 'styled-system/css'

export const menuRecipe = sva({
  slots: ['positioner', 'content', 'heading', 'caption', 'item', 'words', 'line'],
  base: {
    positioner: { zIndex: '[60 !important]' },
    content: {
      minW: '[12rem]',
      maxW: '[min(20rem, calc(100vw - 1rem))]',
      maxH: '[min(70dvh, 32rem)]',
      overflowY: 'auto',
      p: '1.5',
      rounded: 'md',
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'line',
      shadow: 'md',
      transformOrigin: '[top]',
      animation: '[drop 180ms cubic-bezier(0.2, 0.8, 0.2, 1)]',
      _focusVisible: { outline: '[none]' },
    },
    heading: { px: '3', pt: '2', pb: '2.5', textStyle: 'small', color: 'quiet' },
    caption: { px: '3', pt: '1.5', pb: '1', textStyle: 'caption', color: 'quiet' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'touch',
      px: '3',
      py: '2',
      rounded: 'sm',
      lineHeight: 'snug',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      // The list has the focus, so only this outline shows the highlighted item.
      _highlighted: { bg: 'subtle', outline: '2px solid {colors.accent.text}', outlineOffset: '[-2px]' },
      '&[aria-checked=true]': { color: 'accent.text', fontWeight: 'semibold' },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    words: { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    line: { h: 'px', bg: 'line', my: '1.5', mx: '-1.5' },
  },
  variants: {
    isDanger: { true: { item: { color: 'danger' } } },
  },
})
