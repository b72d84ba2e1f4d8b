import { sva } from 'styled-system/css'

export const messageRowRecipe = sva({
  slots: ['day', 'root', 'author', 'line', 'bubble', 'footer', 'failed'],
  base: {
    day: { textAlign: 'center', textStyle: 'caption', color: 'quiet', py: '3' },
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '0.5' },
    author: {
      textStyle: 'caption',
      color: 'quiet',
      fontWeight: 'semibold',
      mt: '1',
      overflowWrap: 'anywhere',
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minW: '0',
      '& > [data-remove]': { color: 'quiet' },
      // With a mouse, the delete button appears on hover or focus.
      '@media (hover: hover)': {
        '&:not(:hover, :focus-within) > [data-remove]': { opacity: '0' },
      },
    },
    bubble: {
      px: '3.5',
      py: '2',
      rounded: 'lg',
      maxW: '[min(34rem, 82%)]',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      forcedColorsBorder: true,
    },
    footer: { textStyle: 'caption', color: 'quiet' },
    failed: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      textStyle: 'small',
      color: 'danger',
    },
  },
  variants: {
    isMine: {
      true: {
        root: { justifyItems: 'end' },
        // The delete button follows the message in the DOM, but is shown before it.
        line: { flexDirection: 'row-reverse', w: 'full' },
        bubble: { bg: 'accent.fill', color: 'accent.on', roundedBottomRight: 'sm' },
        failed: { justifyContent: 'flex-end' },
      },
      false: {
        root: { justifyItems: 'start' },
        line: { w: 'full' },
        bubble: { bg: 'subtle', roundedBottomLeft: 'sm' },
      },
    },
    isUnsure: { true: { bubble: { opacity: '0.7' } } },
  },
})
