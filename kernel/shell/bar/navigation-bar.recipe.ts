import { cva, sva } from 'styled-system/css'

export const barRecipe = sva({
  slots: ['root', 'inner', 'brand', 'name', 'destinations', 'end'],
  base: {
    root: {
      // The bar is not fixed on low or enlarged screens, where it would leave no room for the content.
      position: { base: 'relative', _tall: 'sticky' },
      top: '0',
      zIndex: 'bar',
      bg: 'bg',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    inner: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1', sm: '2' },
      minH: '16',
      // The bar is as wide as the widest pages, so that the bar and the pages are aligned.
      maxW: '[calc({sizes.column.wide} + 4rem)]',
      mx: 'auto',
      px: { base: '3', sm: '6', lg: '8' },
      // The bar may wrap into a second row when the text is large or the screen low.
      lgDown: { flexWrap: 'wrap' },
    },
    // The brand name is cut to the available width. If there is no room at all, it wraps to a second line that is hidden.
    brand: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2.5',
      h: 'touch',
      // When space is short, cut the brand name instead of wrapping the entries beside it.
      flexShrink: '[1e6]',
      minW: '8',
      overflow: 'hidden',
      me: { md: '4' },
      // The small flex basis leaves room for entries beside the brand when the bar has two rows.
      lgDown: { flex: '[1 1 2rem]' },
      rounded: 'sm',
      color: 'text',
      textDecoration: 'none',
    },
    name: {
      textStyle: 'subheading',
      lineHeight: '[token(sizes.touch)]',
      letterSpacing: 'tight',
      flex: '[1 1 2.5rem]',
      minW: '0',
      maxW: '[12rem]',
      truncate: true,
    },
    destinations: {
      display: { base: 'grid', lg: 'flex' },
      gap: '1',
      lgDown: {
        // One grid row for icons and one for labels keeps the icons aligned when labels wrap.
        gridAutoFlow: 'column',
        // Columns are as wide as their labels while there is room. In columns of equal width, the longest label would wrap.
        gridAutoColumns: '[minmax({sizes.touch}, auto)]',
        minH: '16',
        '& > *': { gridRow: '[span 2]' },
        _tall: {
          position: 'fixed',
          insetInline: '0',
          bottom: '0',
          zIndex: 'bar',
          pb: '[env(safe-area-inset-bottom)]',
        },
        _low: { order: '1', w: 'full' },
        justifyContent: 'space-around',
        bg: 'surface',
        borderTopWidth: '1px',
        borderColor: 'line',
      },
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      minW: '0',
      alignItems: 'center',
      gap: { base: '0.5', sm: '1' },
      ms: 'auto',
    },
  },
})

export const entryRecipe = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'touch',
    // The padding is smaller on widths between tablet and desktop, where all labels are in one line and may be long.
    px: { base: '1.5', sm: '3', md: '2', lg: '3' },
    rounded: 'md',
    color: 'quiet',
    textStyle: 'label',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'common',
    transitionDuration: 'fast',
    _hover: { color: 'text', bg: 'subtle' },
    // The current entry has a line besides its color, because color alone must not carry meaning.
    '&[aria-current=page]': {
      color: 'accent.text',
      _after: {
        content: '""',
        position: 'absolute',
        bottom: '0',
        insetInline: '2',
        h: '[3px]',
        rounded: 'full',
        bg: 'accent.text',
      },
    },
  },
  variants: {
    variant: {
      destination: {
        lgDown: {
          display: 'grid',
          gridTemplateRows: '[subgrid]',
          justifyItems: 'center',
          gap: '1',
          '& > svg': { alignSelf: 'end' },
          px: '1',
          rounded: 'none',
          fontSize: 'xs',
          // `minW: 0` lets long words wrap when the system font is wide.
          minW: '0',
          whiteSpace: 'normal',
          textAlign: 'center',
          // Large text may break within words to stay in its column.
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          '& > span': { alignSelf: 'start', minW: '0', maxW: 'full' },
          // In the bottom bar, the line of the current entry is at its top.
          '&[aria-current=page]': { _after: { top: '0', bottom: '[auto]' } },
        },
      },
      sign: {
        minW: 'touch',
        whiteSpace: { base: 'normal', sm: 'nowrap' },
        px: { base: '1', sm: '3', md: '2', lg: '3' },
      },
    },
  },
})
