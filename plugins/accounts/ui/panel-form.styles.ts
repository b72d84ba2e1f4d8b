import { css } from 'styled-system/css'

export const panelForm = css({ display: 'grid', gap: '4' })
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
