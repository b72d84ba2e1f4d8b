import { sva } from 'styled-system/css'

/** Styles of the items, which overlay the lower half of the banner. */
export const highlightsRecipe = sva({
  slots: ['root', 'group', 'title', 'list', 'item', 'picture', 'words', 'name', 'text'],
  base: {
    root: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      display: 'grid',
      gridAutoFlow: 'column',
      // Fixed widths: a second group must not resize the first.
      gridAutoColumns: { base: '[86%]', sm: '[calc(50% - 0.375rem)]' },
      alignItems: 'end',
      gap: '3',
      p: '3',
      overflowX: 'auto',
      scrollSnapType: '[x mandatory]',
      scrollbarWidth: '[none]',
    },
    group: {
      scrollSnapAlign: 'center',
      minW: '0',
      p: '3',
      pb: '1',
      rounded: 'md',
      bg: 'surface',
      shadow: 'md',
    },
    title: { textStyle: 'caption', fontWeight: 'semibold', color: 'quiet' },
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '16',
      py: '1.5',
      minW: '0',
      '& + &': { borderTopWidth: '1px', borderColor: 'line' },
    },
    picture: {
      flexShrink: '0',
      w: '12',
      h: '12',
      objectFit: 'cover',
      rounded: 'sm',
      bg: 'accent.soft',
    },
    words: { minW: '0', flex: '1' },
    name: { textStyle: 'label', truncate: true },
    text: { textStyle: 'caption', color: 'quiet', lineClamp: '2', overflowWrap: 'anywhere' },
  },
})
