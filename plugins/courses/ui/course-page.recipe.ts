import { sva } from 'styled-system/css'

/** The details of a course: the offer stands beside the words on a wide screen, and below the title on a narrow one. */
export const coursePageRecipe = sva({
  slots: ['root', 'head', 'toolbar', 'headline', 'instructor', 'body', 'words', 'summary'],
  base: {
    root: {
      display: 'grid',
      columnGap: '12',
      rowGap: { base: '6', md: '8' },
      alignItems: 'start',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
      gridTemplateRows: { lg: '[auto 1fr]' },
      gridTemplateAreas: { base: '"head" "offer" "body"', lg: '"head offer" "body offer"' },
    },
    head: { gridArea: 'head', display: 'grid', gap: '3', minW: '0', maxW: 'column.reading' },
    toolbar: { '& > header': { mb: '0' } },
    headline: { textStyle: 'lead', color: 'quiet', overflowWrap: 'anywhere' },
    instructor: { textStyle: 'label', overflowWrap: 'anywhere' },
    body: {
      gridArea: 'body',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gap: '10',
      minW: '0',
      // Under the offer it ends where that does; its words stay a column.
      maxW: { lg: 'column.reading' },
    },
    words: { display: 'grid', gap: '10', minW: '0', maxW: 'column.reading', _empty: { display: 'none' } },
    summary: { textStyle: 'lead' },
  },
})
