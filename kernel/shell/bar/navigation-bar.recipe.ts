import { cva, sva } from 'styled-system/css'

export const barRecipe = sva({
  slots: ['root', 'inner', 'brand', 'name', 'destinations', 'end'],
  base: {
    root: {
      // On a low screen, or one that is much enlarged, bars that stay would leave no room for what is read.
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
      // Begins and ends where a wide page does.
      maxW: '[calc({sizes.column.wide} + 4rem)]',
      mx: 'auto',
      px: { base: '3', sm: '6', lg: '8' },
      // With large text, or on a low screen, it has a second row.
      lgDown: { flexWrap: 'wrap' },
    },
    // As much of the name as fits stands beside the mark. Where hardly anything does, it wraps to a second, hidden line.
    brand: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2.5',
      h: 'touch',
      // It gives way wholly before the words beside it do: a tenth of a pixel off them is enough to wrap them.
      flexShrink: '[1e6]',
      minW: '8',
      overflow: 'hidden',
      me: { md: '4' },
      // Where the bar has two rows, its first is shared all the same.
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
        // A row for the icons and one for the words: icons stand at one height however many lines the words have.
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
    // Between tablets and desks all words stand in one line, in some languages long ones.
    px: { base: '1.5', sm: '3', md: '2', lg: '3' },
    rounded: 'md',
    color: 'quiet',
    textStyle: 'label',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'common',
    transitionDuration: 'fast',
    _hover: { color: 'text', bg: 'subtle' },
    // A color alone would be lost on many eyes: the current entry has a bar as well.
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
    look: {
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
          // In a wide font of the system's, long words have a second line.
          minW: '0',
          whiteSpace: 'normal',
          textAlign: 'center',
          // Large text breaks within its column, and not into the next.
          overflowWrap: 'anywhere',
          hyphens: 'auto',
          '& > span': { alignSelf: 'start', minW: '0', maxW: 'full' },
          // At the foot of the screen the bar stands at the outer edge, too.
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
