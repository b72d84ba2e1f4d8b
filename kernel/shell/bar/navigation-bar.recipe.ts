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
      maxW: '[calc({sizes.column.wide} + 3rem)]',
      mx: 'auto',
      ps: { base: '3', sm: '6' },
      pe: { base: '2', sm: '6' },
      // The bar may wrap into a second row when the text is large or the screen low.
      lgDown: { flexWrap: 'wrap' },
    },
    // The brand name is cut to the available width. Without any room, it wraps to a second line, which is hidden.
    brand: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: { base: '1.5', sm: '2.5' },
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
      // A short name fits beside the buttons of a member on a phone.
      smDown: { fontSize: 'md' },
    },
    destinations: {
      display: { base: 'grid', lg: 'flex' },
      gap: '1',
      lgDown: {
        // One grid row for icons and one for labels keeps the icons aligned when large labels wrap.
        gridAutoFlow: 'column',
        gridAutoColumns: '[minmax(0, 1fr)]',
        gap: '0',
        minH: '16',
        '& > *': { gridRow: '[span 2]' },
        _tall: {
          position: 'fixed',
          insetInline: '0',
          bottom: '0',
          zIndex: 'bar',
          pb: '[env(safe-area-inset-bottom)]',
          // When a text field loses the focus, the bar returns with a delay, so that it does not cover what is being tapped.
          transition: '[visibility 150ms 150ms, translate 150ms 150ms]',
          _touchTyping: { visibility: 'hidden', translate: '[0 100%]', transition: '[none]' },
          // On phones, some screens cover the bar, such as an open conversation.
          'body:has([data-covers-bar]) &': { mdDown: { display: 'none' } },
        },
        _low: { order: '1', w: 'full' },
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
      gap: { base: '0', sm: '1' },
      ms: 'auto',
      color: 'quiet',
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
    px: { base: '1.5', sm: '3', md: '2', lg: '2.5' },
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
          gap: '0.5',
          // The padding is the shape behind the icon of the current entry; in px, so that five entries fit with large text.
          '& > svg': { alignSelf: 'end', boxSizing: 'content-box', px: '[16px]', py: '1', rounded: 'full' },
          px: '0.5',
          rounded: 'none',
          fontSize: '2xs',
          // `minW: 0` lets long words wrap when the system font is wide.
          minW: '0',
          whiteSpace: 'normal',
          textAlign: 'center',
          // Large text may break within words, so that it stays in its column.
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          '& > span': { alignSelf: 'start', minW: '0', maxW: 'full' },
          _hover: { bg: 'transparent' },
          // In the bottom bar, a shape and a filled icon mark the current entry instead of the line.
          '&[aria-current=page]': { _after: { display: 'none' }, '& > svg': { bg: 'accent.soft' } },
        },
      },
      /** The main action of phones: a round button in the middle of their bar. */
      action: {
        alignContent: 'center',
        justifySelf: 'center',
        px: '0',
        _hover: { bg: 'transparent' },
        '&[aria-current=page]': { _after: { display: 'none' } },
        '& > svg': {
          boxSizing: 'content-box',
          p: '[12px]',
          rounded: 'full',
          bg: 'accent.fill',
          color: 'accent.on',
          shadow: 'sm',
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
