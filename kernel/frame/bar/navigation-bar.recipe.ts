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
      // On phones, some screens cover both bars, such as an open conversation.
      mdDown: { _tall: { 'body:has([data-covers-bar]) &': { display: 'none' } } },
    },
    inner: {
      // Into a second row when the text is large or the screen low.
      wrap: true,
      columnGap: { base: '1', md: '5' },
      minH: '[calc({sizes.frame.bar} - 1px)]',
      // The bar is as wide as the frame of the pages.
      maxW: '[calc({sizes.column.wide} + 4rem)]',
      mx: 'auto',
      px: { base: '4', md: '6', xl: '8' },
    },
    // The brand name is cut to the available width. Without any room, it wraps to a second line, which is hidden.
    brand: {
      wrap: true,
      columnGap: '2',
      h: 'touch',
      // When space is short, cut the brand name instead of wrapping the entries beside it.
      flexShrink: '[1e6]',
      minW: '8',
      overflow: 'hidden',
      // The small flex basis leaves room for entries beside the brand when the bar has two rows.
      mdDown: { flex: '[1 1 2rem]' },
      rounded: 'sm',
      color: 'text',
      '& > svg': { ms: '-1' },
    },
    name: {
      fontSize: 'lg',
      fontWeight: 'bold',
      lineHeight: '[token(sizes.touch)]',
      letterSpacing: 'tight',
      flex: '[1 1 2.5rem]',
      // As wide as the flex basis, so that a shorter name does not wrap.
      minW: '10',
      maxW: '[12rem]',
      truncate: true,
    },
    destinations: { display: { base: 'none', md: 'flex' }, gap: '1' },
    end: {
      wrap: true,
      justifyContent: 'flex-end',
      minW: '0',
      gap: '0.5',
      ms: 'auto',
      color: 'quiet',
      // Without the button of visitors, the words of the last link end at the margin.
      '&:has([data-visitor])': {
        'body:has([data-next-step=only]) &': { me: { base: '-1.5', sm: '-2.5' } },
      },
    },
  },
  variants: {
    isMember: {
      true: {
        // The search stands exactly above the main column.
        brand: {
          md: { flex: '[0 1 auto]', minW: 'frame.rail' },
          xl: { flex: '[0 0 {sizes.frame.side}]' },
        },
      },
    },
  },
})

export const entryRecipe = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: 'control',
    // On phones, both invitations of visitors must leave room for the name of the product, in all languages.
    px: { base: '1.5', sm: '2.5' },
    rounded: 'sm',
    color: 'quiet',
    textStyle: 'label',
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    cursor: 'pointer',
    transition: 'common',
    _hover: { color: 'text', bg: 'subtle' },
    '&[aria-current]': { color: 'accent.text', bg: 'accent.soft' },
  },
  variants: { isIcon: { true: { minW: 'control', px: '0' } } },
})
