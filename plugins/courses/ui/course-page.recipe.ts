import { sva } from 'styled-system/css'

/** Styles of the course details: the offer is beside the text on wide screens, below the title on narrow ones. */
export const coursePageRecipe = sva({
  slots: ['root', 'head', 'toolbar', 'headline', 'instructor', 'name', 'body', 'words', 'summary'],
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
    // The back button is above the large title, so that title and text begin at the same edge.
    toolbar: {
      '& > header': { flexDirection: 'column', gap: '0', mb: '0' },
      '& > header > div': { flex: '[none]' },
      '& h1': { textStyle: 'display' },
    },
    headline: { textStyle: 'lead', color: 'quiet', overflowWrap: 'anywhere' },
    instructor: { display: 'flex', alignItems: 'center', gap: '2.5' },
    name: { textStyle: 'label', minW: '0', overflowWrap: 'anywhere' },
    body: {
      gridArea: 'body',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gap: '10',
      minW: '0',
    },
    words: { display: 'grid', gap: '10', minW: '0', maxW: 'column.reading', _empty: { display: 'none' } },
    summary: { textStyle: 'lead' },
  },
})
