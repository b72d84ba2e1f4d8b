import { sva } from 'styled-system/css'

export const toolbarRecipe = sva({
  slots: ['root', 'back', 'words', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '2',
      minH: 'control',
      mb: '4',
    },
    // The arrow itself begins at the page's edge, not the larger area that can be pressed.
    back: { ms: '-2' },
    words: {
      flex: '[1 1 10rem]',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minW: '0',
    },
    title: {
      textStyle: 'title',
      flex: '[0 1 auto]',
      minW: '0',
      pt: '[calc(({sizes.control} - 1lh) / 2)]',
      overflowWrap: 'anywhere',
      outlineStyle: 'none',
    },
    actions: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'control',
      flexShrink: '0',
      ms: 'auto',
    },
  },
  variants: {
    // The back button is beside the middle of both lines.
    hasLines: {
      true: {
        root: { alignItems: 'center', mb: '3' },
        words: { rowGap: '0' },
        title: { pt: '0', mdDown: { textStyle: 'heading', lineClamp: '2' } },
      },
    },
    isPlace: { true: { back: { _withSide: { md: { display: 'none' } } } } },
    align: {
      start: {},
      // The padding at the end is as wide as the back button, so that the title is centered on the page.
      center: { title: { flex: '1', textAlign: 'center', pe: '[token(sizes.control)]' } },
    },
  },
  defaultVariants: { align: 'start' },
})
