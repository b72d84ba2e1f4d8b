import { cva } from 'styled-system/css'

export const courseGrid = cva({
  base: { display: 'grid', gap: { base: '4', md: '6' }, '& > li': { minW: '0' } },
  variants: {
    size: {
      section: {
        gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 14rem), 1fr))]',
        // An only course fills the row; beside its picture, the few words would leave a hole above the price.
        '& > li:only-child': { gridColumn: '[1 / -1]', maxW: '[46rem]' },
        // So that the price is in sight.
        '& > li:only-child > * > :first-child': { md: { aspectRatio: '[5 / 2 !important]' } },
      },
    },
  },
})
