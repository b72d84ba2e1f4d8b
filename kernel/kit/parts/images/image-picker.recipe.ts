import { sva } from 'styled-system/css'

export const imagePickerRecipe = sva({
  slots: [
    'root',
    'ready',
    'result',
    'preview',
    'facts',
    'fact',
    'figure',
    'actions',
    'waiting',
    'frame',
    'plain',
    'remove',
  ],
  base: {
    root: { outlineStyle: 'none' },
    waiting: { display: 'grid', justifyItems: 'start', gap: '3', py: '6', '& > :first-child': { w: 'full' } },
    ready: { display: 'grid', gap: '5' },
    result: { wrap: true, gap: '5' },
    preview: { flexShrink: '0', bg: 'muted', objectFit: 'cover', maxW: 'full' },
    facts: {
      display: 'grid',
      gridTemplateColumns: '[auto auto]',
      gap: '1',
      columnGap: '4',
      textStyle: 'small',
    },
    fact: { color: 'quiet' },
    figure: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    frame: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      rounded: 'md',
      overflow: 'hidden',
      bg: 'subtle',
      borderWidth: '1px',
    },
    plain: { maxW: 'full', maxH: '[24rem]', w: 'auto', objectFit: 'contain' },
    remove: { position: 'absolute', top: '2', insetEnd: '2' },
  },
  variants: {
    shape: {
      round: { preview: { w: 'avatar.xl', h: 'avatar.xl', rounded: 'full' } },
      rectangle: { preview: { maxH: '60', w: 'auto', rounded: 'md' } },
    },
  },
})
