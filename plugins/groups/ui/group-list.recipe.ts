import { sva } from 'styled-system/css'

const cards = {
  display: 'grid',
  alignItems: 'start',
  gap: '5',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(22rem, 100%), 1fr))]',
} as const

export const groupListRecipe = sva({
  slots: [
    'nav',
    'list',
    'row',
    'link',
    'content',
    'name',
    'count',
    'members',
    'chevron',
    'lines',
    'about',
    'create',
  ],
  base: {
    nav: { outlineStyle: 'none', minW: '0' },
    list: {
      card: 'bleed',
      stack: true,
      alignContent: 'start',
      minH: 'full',
      p: '1.5',
      '& > li': { minW: '0' },
    },
    link: {
      row: true,
      gap: '3',
      minH: '16',
      px: '2.5',
      py: '2',
      rounded: 'sm',
      color: 'text',
      transition: 'common',
      _hover: { bg: 'subtle' },
      _focusVisible: { outlineOffset: '[-3px]' },
      '&[aria-current=page]': { bg: 'accent.soft', _hover: { bg: 'accent.soft' } },
    },
    content: { display: 'grid', grow: true },
    name: {
      textStyle: 'strong',
      overflowWrap: 'anywhere',
      '[aria-current=page] &': { color: 'accent.text' },
    },
    count: { textStyle: 'caption', color: 'quiet' },
    members: { textStyle: 'caption', color: 'quiet', mt: '1', lineClamp: '2', overflowWrap: 'anywhere' },
    lines: { stack: true, minW: '0' },
    create: { row: true, gap: '2', textStyle: 'subheading', color: 'accent.text' },
    about: { display: 'none', textStyle: 'small', color: 'quiet', textAlign: 'center', textWrap: 'balance' },
    chevron: { color: 'quiet', flexShrink: '0', md: { display: 'none' } },
  },
  variants: {
    /** Whether a plugin may add a line to each row: its place is kept while it loads. */
    hasActivity: { true: { link: { minH: '[5.25rem]' } } },
    /** Whether each group is a card with its last messages. */
    isWide: {
      true: {
        list: { ...cards, minH: '0', p: '0', bg: 'transparent', borderWidth: '0' },
        row: {
          display: 'flex',
          flexDirection: 'column',
          card: true,
          transition: 'common',
          '&:has(a:first-child:hover)': { borderColor: 'edge' },
        },
        link: {
          grow: true,
          display: 'grid',
          gridTemplateColumns: '[auto minmax(0, 1fr)]',
          alignItems: 'start',
          rowGap: '4',
          px: '4',
          py: '4',
          rounded: 'md',
          _hover: { bg: 'transparent' },
        },
        content: { minH: '12', alignContent: 'center' },
        name: { textStyle: 'subheading' },
        members: { lineClamp: '1' },
        lines: { gridColumn: '[1 / -1]' },
      },
      false: { about: { md: { display: 'none' }, px: '4', pt: '6' } },
    },
    /** Whether the list is so short that there is room for what groups are for, as another card or below it. */
    isShort: { true: { about: { display: 'block' } } },
  },
  compoundVariants: [
    // The place of three messages while they load.
    { isWide: true, hasActivity: true, css: { lines: { _empty: { minH: '[9.75rem]' } } } },
    {
      isWide: true,
      isShort: true,
      css: {
        nav: cards,
        list: { display: 'contents' },
        about: {
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: '2',
          p: '6',
          borderWidth: '1px',
          borderStyle: 'dashed',
          rounded: 'md',
          transition: 'common',
          _hover: { borderColor: 'edge', bg: 'surface' },
          '& > svg': { w: '[9rem]' },
          '& > span': { maxW: '[20rem]' },
        },
      },
    },
  ],
})
