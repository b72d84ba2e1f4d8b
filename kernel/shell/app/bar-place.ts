import { css } from 'styled-system/css'

/** Place of a bar below the navigation bar: as wide as the widest screen, on phones from edge to edge. */
export const barPlace = css({
  w: 'full',
  maxW: '[calc({sizes.column.wide} + 4rem)]',
  mx: 'auto',
  px: { md: '6', xl: '8' },
  pt: { md: '6' },
  mdDown: { '& > *': { rounded: '[0]', px: '4' } },
  _withSide: { md: { px: '0', mx: '0' } },
})
