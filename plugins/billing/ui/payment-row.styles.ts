import { css } from 'styled-system/css'

/** Styles of the rows of payments: columns on wide screens, two lines on narrow ones. */
export const styles = {
  head: css({
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: '[7rem minmax(0, 1fr) 10.5rem 6.5rem 1rem]',
    columnGap: '3',
    alignItems: 'center',
    minH: '10',
    ps: '4',
    pe: { base: '4', md: '3' },
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'quiet',
    '& > :nth-child(4)': { textAlign: 'end' },
  }),
  // The link of a row covers it.
  item: css({
    position: 'relative',
    borderTopWidth: '1px',
    _hover: { bg: 'subtle' },
    _first: { borderTopWidth: { base: '0', lg: '1px' } },
  }),
  row: css({
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    ps: '4',
    pe: { base: '4', md: '3' },
    py: { base: '3', lg: '2' },
    minH: { lg: '[3.5rem]' },
    textStyle: 'small',
    gridTemplateColumns: {
      base: '[auto minmax(0, 1fr) auto]',
      md: '[minmax(0, 1fr) auto auto 1rem]',
      lg: '[7rem minmax(0, 1fr) 10.5rem 6.5rem 1rem]',
    },
    gridTemplateAreas: {
      base: '"title title amount" "date statuses more"',
      md: '"title amount amount more" "date statuses statuses more"',
      lg: '"date title statuses amount more"',
    },
  }),
  title: css({ gridArea: 'title', textStyle: 'strong', overflowWrap: 'anywhere', minW: '0' }),
  date: css({ gridArea: 'date', color: 'quiet', fontSize: { lgDown: 'xs' } }),
  statuses: css({ gridArea: 'statuses', wrap: true, gap: '1.5', minW: '0' }),
  status: css({ display: 'flex', gap: '1', minW: '0' }),
  badge: css({ whiteSpace: 'normal !important', overflowWrap: 'anywhere', minW: '0' }),
  order: css({ color: 'quiet', fontSize: { lgDown: 'xs' }, overflowWrap: 'anywhere' }),
  amount: css({
    gridArea: 'amount',
    textStyle: 'strong',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '&[data-void]': { color: 'quiet', fontWeight: 'medium', textDecoration: 'line-through' },
  }),
  more: css({
    gridArea: 'more',
    justifySelf: 'end',
    display: 'grid',
    color: 'quiet!',
    _print: { display: 'none' },
  }),
}
