import { sva } from 'styled-system/css'

export const toolbarRecipe = sva({
  slots: ['root', 'backRow', 'back', 'backName', 'words', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: '2',
      minH: 'control',
      mb: '4',
    },
    // On desks a row of its own, so that the title begins where the content does. The arrow itself begins at the page's
    // edge, not the larger area that can be pressed.
    backRow: { flex: { md: '[1 0 100%]' }, ms: '-2' },
    // The padding of the button itself may come later in the style sheet.
    back: {
      px: '2!',
      minH: { md: { base: '8', _coarse: 'touch' } },
      fontWeight: { md: 'normal' },
      mdDown: { px: '0!', w: 'control', h: 'control' },
    },
    backName: { mdDown: { srOnly: true } },
    words: {
      flex: '[1 1 10rem]',
      wrap: true,
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
    actions: { row: true, gap: '2', minH: 'control', flexShrink: '0', ms: 'auto' },
  },
  variants: {
    // The back button is beside the middle of both lines.
    hasLines: {
      true: {
        root: { alignItems: 'center', mb: '3' },
        backRow: { flex: { md: '[none]' } },
        back: { px: '0!', w: 'control', h: 'control' },
        backName: { srOnly: true },
        words: { rowGap: '0' },
        title: { pt: '0', mdDown: { textStyle: 'heading', lineClamp: '2' } },
      },
    },
    isPlace: {
      true: {
        backRow: { _withSide: { md: { display: 'none' } } },
        // The short name of a place leaves room for its button, on phones, too.
        words: { mdDown: { flex: '[1 1 6rem]' } },
      },
    },
  },
})
