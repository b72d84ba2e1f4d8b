import { cva, sva } from 'styled-system/css'

export const barRecipe = sva({
  slots: ['root', 'inner', 'brand', 'name', 'destinations', 'end'],
  base: {
    root: {
      // Fixed bars would leave no room on low or enlarged screens.
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
      // Aligned with wide pages.
      maxW: '[calc({sizes.column.wide} + 4rem)]',
      mx: 'auto',
      px: { base: '3', sm: '6', lg: '8' },
      // A second row for large text or low screens.
      lgDown: { flexWrap: 'wrap' },
    },
    // The name is cut to the available width; without room it wraps to a hidden second line.
    brand: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2.5',
      h: 'touch',
      // Shrinks before the texts beside it, which would wrap when a tenth of a pixel is missing.
      flexShrink: '[1e6]',
      minW: '8',
      overflow: 'hidden',
      me: { md: '4' },
      // Also share the first of two rows.
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
        // One row for icons and one for labels keeps icons aligned when labels wrap.
        gridAutoFlow: 'column',
        gridAutoColumns: '[minmax(0, {sizes.40})]',
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
    // Between tablet and desktop all labels share one line, and some languages have long ones.
    px: { base: '1.5', sm: '3', md: '2', lg: '3' },
    rounded: 'md',
    color: 'quiet',
    textStyle: 'label',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'common',
    transitionDuration: 'fast',
    _hover: { color: 'text', bg: 'subtle' },
    // Not by color alone: the current entry also has a bar.
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
          // Long words wrap in wide system fonts.
          minW: '0',
          whiteSpace: 'normal',
          textAlign: 'center',
          // Large text breaks within its column.
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          '& > span': { alignSelf: 'start', minW: '0', maxW: 'full' },
          // In the bottom bar, the marker is on top.
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
