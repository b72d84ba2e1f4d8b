import { sva } from 'styled-system/css'

export const groupListRecipe = sva({
  slots: ['nav', 'list', 'link', 'content', 'name', 'count', 'chevron', 'lines'],
  base: {
    nav: { outlineStyle: 'none', alignSelf: 'start', minW: '0' },
    list: {
      display: 'grid',
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
    lines: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', w: 'full', minW: '0' },
    chevron: { color: 'quiet', flexShrink: '0', md: { display: 'none' } },
  },
  variants: {
    /** Whether a plugin may add a line to each row: its place is kept while it loads. */
    hasActivity: { true: { link: { minH: '[5.25rem]' } } },
    /** Whether each group is a card. */
    isCards: {
      true: {
        list: {
          gap: '4',
          p: '0',
          bg: '[transparent]',
          borderWidth: '0',
          rounded: '[0]',
          gridTemplateColumns: {
            base: '[minmax(0, 1fr)]',
            md: '[repeat(2, minmax(0, 1fr))]',
          },
        },
        link: {
          flexWrap: 'wrap',
          alignContent: 'start',
          rowGap: '3',
          h: 'full',
          px: '4',
          py: '4',
          bg: 'surface',
          borderWidth: '1px',
          borderColor: 'line',
          rounded: 'md',
          _hover: { bg: 'surface', borderColor: 'outline' },
        },
        name: { textStyle: 'subheading' },
      },
    },
  },
  compoundVariants: [{ isCards: true, hasActivity: true, css: { link: { minH: '[15rem]' } } }],
})
