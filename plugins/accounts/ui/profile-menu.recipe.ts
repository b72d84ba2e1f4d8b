import { sva } from 'styled-system/css'

export const profileMenuRecipe = sva({
  slots: ['nav', 'person', 'words', 'name', 'login', 'list', 'link', 'label', 'chevron'],
  base: {
    nav: {
      outlineStyle: 'none',
      alignSelf: 'start',
      md: { stickyAside: true },
    },
    person: { display: 'flex', alignItems: 'center', gap: '3', mb: '4', minW: '0' },
    words: { display: 'grid', minW: '0' },
    name: { textStyle: 'strong', overflowWrap: 'anywhere' },
    login: { textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' },
    list: {
      display: 'grid',
      gap: { md: '0.5' },
      mdDown: { mx: '-4', bg: 'surface', borderBlockWidth: '1px', borderColor: 'line' },
      '& > li:where(:not(:first-child))': { mdDown: { borderTopWidth: '1px', borderColor: 'line' } },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: { base: '12', md: '10' },
      px: { base: '4', md: '3' },
      rounded: { md: 'sm' },
      textStyle: { md: 'small' },
      color: 'text',
      '& > svg': { color: 'quiet' },
      textDecoration: 'none',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { bg: 'subtle' },
      _focusVisible: { outlineOffset: '[-3px]' },
      '&[aria-current=page]': {
        md: { bg: 'subtle', fontWeight: 'semibold', '& > svg': { color: 'accent.text' } },
      },
    },
    label: { flex: '1', minW: '0' },
    chevron: { color: 'quiet', md: { display: 'none' } },
  },
})
