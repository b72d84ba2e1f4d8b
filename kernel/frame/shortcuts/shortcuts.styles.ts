import { css } from 'styled-system/css'

export const styles = {
  groups: css({
    // Two columns in which each group follows the one before it.
    columnCount: { sm: 2 },
    columnGap: '8',
    '& > *': { breakInside: 'avoid', pb: '5', _last: { pb: '0' } },
  }),
  heading: css({ mb: '1', fontSize: '2xs', fontWeight: 'semibold', color: 'quiet' }),
  line: css({
    row: true,
    justifyContent: 'space-between',
    gap: '4',
    minH: '[2.125rem]',
    textStyle: 'small',
    borderBottomWidth: '1px',
    _last: { borderBottomWidth: '0' },
  }),
  ways: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' }),
  keys: css({ display: 'flex', gap: '1', flex: 'none' }),
  key: css({
    display: 'inline-grid',
    placeItems: 'center',
    minW: '6',
    minH: '6',
    px: '1.5',
    rounded: 'xs',
    borderWidth: '1px',
    fontFamily: '[inherit]',
    fontSize: '2xs',
    fontWeight: 'semibold',
  }),
  foot: css({ wrap: true, justifyContent: 'space-between', gap: '2', w: 'full' }),
  hint: css({ textStyle: 'small', color: 'quiet' }),
}
