import { sva } from 'styled-system/css'

export const tabsRecipe = sva({
  slots: ['list', 'tab', 'panel'],
  base: {
    list: {
      display: 'flex',
      gap: { base: '3', sm: '6' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minH: 'touch',
      px: '1',
      mb: '-px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'quiet',
      fontWeight: 'semibold',
      cursor: 'pointer',
      transition: 'common',
      transitionDuration: 'fast',
      // No icons on phones, nor from `lg` on, where my page has columns beside its tabs: there is no room for them.
      '& > svg': { display: { base: 'none', sm: 'inline-block', lg: 'none' } },
      _hover: { color: 'text' },
      _selected: { color: 'accent.text', borderColor: 'accent.text' },
      _focusVisible: { outlineOffset: '[-3px]', rounded: 'xs' },
    },
    panel: { pt: { base: '4', sm: '6' }, _focusVisible: { outlineOffset: '[4px]', rounded: 'sm' } },
  },
})
