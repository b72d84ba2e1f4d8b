import { sva } from 'styled-system/css'

/** Styles of the row of items, which has the same height with and without them. */
export const highlightsRecipe = sva({
  slots: [
    'list',
    'place',
    'item',
    'head',
    'words',
    'name',
    'text',
    'excerpt',
    'cover',
    'foot',
    'wide',
    'empty',
  ],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]', lg: '[1.15fr 1fr 1.15fr 1fr]' },
      gap: { base: '3', md: '4' },
      my: '0',
      py: '0',
      listStyle: 'none',
      mx: { base: '-4', md: '0' },
      px: { base: '4', md: '0' },
      minH: { base: '[16.25rem]', md: '[33.5rem]', lg: '[16.25rem]' },
      // A row that scrolls to both edges of the window.
      mdDown: {
        gridAutoFlow: 'column',
        gridAutoColumns: '[16rem]',
        overflowX: 'auto',
        scrollSnapType: '[x proximity]',
        scrollPaddingInline: '[1rem]',
        scrollbarWidth: '[none]',
      },
    },
    place: { minW: '0', h: '[16.25rem]', scrollSnapAlign: 'start' },
    item: { display: 'flex', flexDirection: 'column', h: 'full', overflow: 'clip' },
    head: { display: 'flex', alignItems: 'center', gap: '3', p: '4', pb: '0', minW: '0' },
    words: { minW: '0', flex: '1' },
    name: { textStyle: 'strong', truncate: true },
    text: { textStyle: 'caption', color: 'quiet', lineClamp: '2', overflowWrap: 'anywhere' },
    excerpt: { px: '4', pt: '3', lineClamp: '5', overflowWrap: 'anywhere' },
    cover: { flex: '[1 1 0]', minH: '0', w: 'full', objectFit: 'cover', bg: 'accent.soft' },
    foot: { display: 'grid', gap: '1', p: '4', '& h3': { fontSize: 'md' } },
    empty: {
      gridColumn: '[1 / -1]',
      alignItems: 'center',
      justifyContent: 'center',
      color: 'quiet',
      px: '6',
    },
  },
})
