import { css } from 'styled-system/css'

export const commentFrame = css({
  fieldFrame: true,
  stack: true,
  rounded: 'md',
  bg: 'surface',
  transition: 'common',
  '& textarea': { px: '2' },
  '& [role=listbox]': { mx: '2', mb: '2' },
})
