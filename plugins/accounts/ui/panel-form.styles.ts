import { css } from 'styled-system/css'

export const panelForm = css({ display: 'grid', gap: '4' })
/** A form of short fields, which are as wide as what people type. */
export const shortForm = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 26rem) 1fr]' },
  '& > *': { gridColumn: '1' },
  '& > :last-child': { gridColumn: '[1 / -1]' },
})
/** The last line of a card, with the button that sends its form. */
export const formEnd = css({
  display: 'flex',
  justifyContent: 'flex-end',
  mx: '-4',
  mb: '-4',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  borderBottomRadius: { md: 'md' },
  bg: 'bg',
})
