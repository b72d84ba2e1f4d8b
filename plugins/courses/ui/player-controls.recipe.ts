import { sva } from 'styled-system/css'

const thumb = {
  appearance: 'none',
  w: '3.5',
  h: '3.5',
  rounded: 'full',
  borderWidth: '[2px]',
  borderStyle: 'solid',
  borderColor: 'surface',
  bg: 'accent.text',
} as const

/** Styles of the controls below the video: the time line on their upper edge, and one row of buttons. */
export const playerControlsRecipe = sva({
  slots: ['root', 'line', 'range', 'tick', 'row', 'group', 'time', 'now', 'watched', 'speed', 'desk'],
  base: {
    root: {
      position: 'relative',
      outlineOffset: '[-3px]',
      // Before the video is opened, the controls only keep their place.
      '&[inert]': { opacity: 0.45 },
    },
    line: { position: 'relative', h: '1', mb: '1', bg: 'muted' },
    // The target is larger than the visible line.
    range: {
      position: 'absolute',
      insetInline: '0',
      top: '[-0.625rem]',
      w: 'full',
      h: '6',
      bg: 'transparent',
      cursor: 'pointer',
      appearance: 'none',
      touchAction: 'none',
      // The played part of the line; the width of the thumb is taken into account, so that both end at the same point.
      background:
        '[linear-gradient({colors.accent.text} 0 0) left center / calc(0.4375rem + (100% - 0.875rem) * var(--share)) 0.25rem no-repeat]',
      '&:dir(rtl)': { backgroundPosition: '[right center]' },
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
      _disabled: {
        cursor: 'default',
        background: '[none]',
        '&::-webkit-slider-thumb': { opacity: 0 },
        '&::-moz-range-thumb': { opacity: 0 },
      },
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    tick: {
      position: 'absolute',
      top: '[-0.1875rem]',
      w: '1',
      h: '[0.625rem]',
      rounded: 'xs',
      bg: 'text',
      borderColor: 'surface',
      outline: '[1.5px solid {colors.surface}]',
      pointerEvents: 'none',
      // The centers of the thumb and of the marks of notes move along the same distance.
      insetInlineStart: '[calc(0.3125rem + (100% - 0.875rem) * var(--share))]',
      forcedColorAdjust: 'none',
    },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: { base: '1', md: '2' },
      py: '1',
    },
    group: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '0', md: '0.5' },
      minW: '0',
    },
    time: {
      textStyle: 'caption',
      color: 'quiet',
      fontVariantNumeric: 'tabular-nums',
      px: { base: '1', md: '2' },
    },
    now: { color: 'text', fontWeight: 'semibold' },
    // Phones have no room for it.
    watched: { mdDown: { srOnly: true } },
    speed: {
      appearance: 'none',
      minW: 'touch',
      h: 'control',
      px: '2',
      rounded: 'sm',
      textStyle: 'label',
      color: 'quiet',
      textAlign: 'center',
      textAlignLast: '[center]',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { bg: 'subtle', color: 'text' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
      '& > option': { bg: 'raised', color: 'text' },
    },
    desk: { mdDown: { display: 'none' } },
  },
})
