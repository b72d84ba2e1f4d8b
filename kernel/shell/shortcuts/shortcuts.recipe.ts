import { sva } from 'styled-system/css'

export const shortcutsRecipe = sva({
  slots: ['list', 'line', 'keys', 'key'],
  base: {
    list: { columnCount: { md: 2 }, columnGap: '10' },
    line: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '9',
      breakInside: 'avoid',
      textStyle: 'small',
      borderBottomWidth: '1px',
      borderColor: 'line',
      _last: { borderBottomWidth: '0' },
    },
    keys: { display: 'flex', gap: '1', flex: 'none' },
    key: {
      display: 'inline-grid',
      placeItems: 'center',
      minW: '6',
      minH: '6',
      px: '1.5',
      rounded: 'xs',
      borderWidth: '1px',
      borderColor: 'line',
      fontFamily: '[inherit]',
      fontSize: '2xs',
      fontWeight: 'semibold',
    },
  },
})
