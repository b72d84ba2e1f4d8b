import { sva } from 'styled-system/css'

export const passwordStrengthRecipe = sva({
  slots: ['root', 'bars', 'bar', 'text'],
  base: {
    root: { display: 'grid', gap: '1.5', '&:has(p:empty)': { display: 'none' } },
    bars: { display: 'grid', gridTemplateColumns: '[repeat(4, 1fr)]', gap: '1' },
    bar: { h: '1', rounded: 'full', bg: 'line' },
    text: { textStyle: 'caption', color: 'quiet' },
  },
  variants: {
    word: {
      weak: { bar: { '&[data-on]': { bg: 'danger' } } },
      fair: { bar: { '&[data-on]': { bg: 'warning' } } },
      good: { bar: { '&[data-on]': { bg: 'success' } } },
      strong: { bar: { '&[data-on]': { bg: 'success' } } },
    },
  },
})
