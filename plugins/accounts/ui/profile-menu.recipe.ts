import { sva } from 'styled-system/css'

export const profileMenuRecipe = sva({
  slots: ['nav', 'person', 'words', 'name', 'login', 'list', 'link', 'label', 'chevron'],
  base: {
    nav: {
      outlineStyle: 'none',
      alignSelf: 'start',
      md: { stickyAside: true },
    },
    person: { display: 'flex', alignItems: 'center', gap: '4', mb: '5', minW: '0' },
    words: { display: 'grid', minW: '0' },
    name: { textStyle: 'strong', overflowWrap: 'anywhere' },
    login: { textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' },
    list: {
      display: 'grid',
      gap: { md: '1' },
      mdDown: { bg: 'surface', borderWidth: '1px', borderColor: 'line', rounded: 'lg', overflow: 'hidden' },
      '& > li + li': { mdDown: { borderTopWidth: '1px', borderColor: 'line' } },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: { base: '[3.5rem]', md: 'touch' },
      px: { base: '4', md: '3' },
      rounded: { md: 'md' },
      color: { base: 'text', md: 'quiet' },
      textDecoration: 'none',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { bg: 'subtle', color: 'text' },
      _focusVisible: { outlineOffset: '[-3px]' },
      '&[aria-current=page]': { md: { bg: 'accent.soft', color: 'accent.text', fontWeight: 'semibold' } },
    },
    label: { flex: '1', minW: '0' },
    chevron: { color: 'quiet', md: { display: 'none' } },
  },
})
