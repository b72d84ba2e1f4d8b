import { sva } from 'styled-system/css'

/** Styles of the captcha; few, because they are part of the first load. */
export const captchaRecipe = sva({
  slots: ['root', 'row', 'box', 'input', 'hint', 'note'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '1.5', minW: '0' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'touch',
      px: '3.5',
      py: '2.5',
      rounded: 'md',
      bg: 'subtle',
      borderWidth: '1px',
      borderColor: 'line',
      cursor: 'pointer',
      _hover: { borderColor: 'edge' },
    },
    box: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      w: '6',
      h: '6',
      '& > *': { gridArea: '1/1' },
    },
    input: {
      w: 'full',
      h: 'full',
      rounded: 'xs',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'edge',
      color: 'accent.text',
      _checked: { bg: 'accent.text' },
      _invalid: { borderColor: 'danger', outlineColor: 'danger' },
      '& + *': { pointerEvents: 'none' },
      '&:checked + *': { color: 'surface' },
    },
    hint: { textStyle: 'caption', color: 'quiet' },
    note: { ms: 'auto', textStyle: 'caption', color: 'quiet' },
  },
})
