import { cva } from 'styled-system/css'

export const courseGrid = cva({
  base: { display: 'grid', gap: { base: '4', md: '6' }, '& > li': { minW: '0' } },
  variants: {
    size: {
      section: {
        gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 14rem), 1fr))]',
        // An only course fills the row, with its picture beside the text.
        '& > li:only-child': { md: { gridColumn: '[1 / -1]', maxW: '[46rem]' } },
        '& > li:only-child > *': { md: { flexDirection: 'row' } },
        '& > li:only-child > * > :first-child': { md: { w: '[45%]', flexShrink: '0' } },
      },
    },
  },
})
