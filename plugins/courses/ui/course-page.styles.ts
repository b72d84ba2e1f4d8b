import { css } from 'styled-system/css'

/** Styles of the course details: the offer is beside the text on wide screens, below the title on narrow ones. */
export const styles = {
  root: css({
    display: 'grid',
    columnGap: '12',
    rowGap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
    gridTemplateRows: { lg: '[auto 1fr]' },
    gridTemplateAreas: { base: '"head" "offer" "body"', lg: '"head offer" "body offer"' },
    // The offer's parts on phones; the last row is the place of its bar at the end of the page.
    '&:has([data-bar])': {
      mdDown: {
        gridTemplateAreas: '"head" "offer" "facts" "body" "."',
        gridTemplateRows: '[auto auto auto auto 3rem]',
        pb: '0',
      },
    },
  }),
  head: css({
    gridArea: 'head',
    display: 'grid',
    gap: '3',
    minW: '0',
    maxW: 'column.reading',
  }),
  toolbar: css({
    '& > header': { mb: '0', mdDown: { flexWrap: 'nowrap' } },
    // Large, and yet in one line in the column beside the offer.
    '& h1': { textStyle: 'display', fontSize: { base: '3xl', md: '[2.25rem]' } },
  }),
  headline: css({ textStyle: 'lead', color: 'quiet', overflowWrap: 'anywhere' }),
  instructor: css({ row: true, gap: '2.5' }),
  name: css({ textStyle: 'label', minW: '0', overflowWrap: 'anywhere' }),
  body: css({ gridArea: 'body', stack: true, gap: '8', minW: '0' }),
  words: css({
    display: 'grid',
    gap: { base: '6', md: '8' },
    minW: '0',
    maxW: 'column.reading',
    _empty: { display: 'none' },
  }),
  summary: css({ textStyle: 'lead' }),
}
