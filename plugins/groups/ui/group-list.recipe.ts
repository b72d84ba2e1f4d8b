import { sva } from 'styled-system/css'

export const groupListRecipe = sva({
  slots: ['nav', 'list', 'row', 'link', 'content', 'name', 'count', 'chevron', 'lines', 'write'],
  base: {
    nav: { outlineStyle: 'none', minW: '0' },
    list: {
      display: 'grid',
      alignContent: 'start',
      minH: 'full',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      p: '1.5',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      rounded: 'md',
      mdDown: { mx: '-4', rounded: '[0]', borderInlineWidth: '[0]' },
      '& > li': { minW: '0' },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '16',
      px: '2.5',
      py: '2',
      rounded: 'sm',
      color: 'text',
      textDecoration: 'none',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { bg: 'subtle' },
      _focusVisible: { outlineOffset: '[-3px]' },
      '&[aria-current=page]': { bg: 'accent.soft', _hover: { bg: 'accent.soft' } },
    },
    content: { display: 'grid', flex: '1', minW: '0' },
    name: {
      textStyle: 'strong',
      overflowWrap: 'anywhere',
      '[aria-current=page] &': { color: 'accent.text' },
    },
    count: { textStyle: 'caption', color: 'quiet' },
    lines: { flex: '1', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', minW: '0' },
    write: { flexShrink: '0', me: '4', lgDown: { display: 'none' } },
    chevron: { color: 'quiet', flexShrink: '0', md: { display: 'none' } },
  },
  variants: {
    /** Whether a plugin may add a line to each row: its place is kept while it loads. */
    hasActivity: { true: { link: { minH: '[5.25rem]' } } },
    /** Whether each group is as wide as the screen, with its last messages beside its name. */
    isWide: {
      true: {
        list: { p: '0', minH: '0', overflow: 'clip' },
        row: {
          display: 'flex',
          alignItems: 'center',
          '& + &': { borderTopWidth: '1px', borderColor: 'line' },
          '&:has(a:hover)': { bg: 'subtle' },
        },
        link: { flex: '1', minW: '0', gap: '4', px: '5', py: '4', rounded: '[0]' },
        content: { flex: { base: '[0 0 11rem]', lg: '[0 0 13rem]' } },
        name: { textStyle: 'subheading' },
      },
    },
  },
  // The place of two messages.
  compoundVariants: [{ isWide: true, hasActivity: true, css: { link: { minH: '[8.5rem]' } } }],
})
