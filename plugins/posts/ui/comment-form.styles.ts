import { css } from 'styled-system/css'

export const commentFrame = css({
  fieldFrame: true,
  position: 'relative',
  stack: true,
  rounded: 'md',
  bg: 'surface',
  transition: 'common',
  '& textarea': { px: '2' },
  // Above the field, which keeps its height, and the keyboard of a phone.
  '& [role=listbox]': {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '[100%]',
    mb: '1',
    w: 'full',
    zIndex: 'raised',
  },
})
