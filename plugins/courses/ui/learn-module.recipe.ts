import { sva } from 'styled-system/css'

/** A module of a course that is learnt, and its lessons as rows that lead into them. */
export const learnModuleRecipe = sva({
  slots: ['head', 'title', 'text', 'state', 'count', 'list', 'row', 'sign', 'name', 'duration', 'badge'],
  base: {
    head: { display: 'grid', gap: '2', px: { base: '4', md: '6' }, py: { base: '4', md: '5' } },
    title: { textStyle: 'subheading', overflowWrap: 'anywhere' },
    text: { textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere', maxW: 'column.reading' },
    state: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' },
    count: { textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' },
    list: { display: 'grid' },
    row: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
      alignItems: 'center',
      columnGap: '3',
      minH: '16',
      px: { base: '4', md: '6' },
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { bg: 'subtle' },
      '&:has(a:focus-visible)': { bg: 'subtle' },
    },
    sign: {
      display: 'grid',
      placeItems: 'center',
      w: '9',
      h: '9',
      rounded: 'full',
      bg: 'accent.soft',
      color: 'accent.text',
    },
    name: { textStyle: 'strong', fontWeight: 'medium', overflowWrap: 'anywhere' },
    duration: { textStyle: 'caption', color: 'quiet', display: 'block', mt: '0.5' },
    // Beside the title where there is room, below it on phones.
    badge: {
      justifySelf: 'end',
      smDown: { gridColumn: '2', justifySelf: 'start', mt: '1.5' },
    },
  },
})
