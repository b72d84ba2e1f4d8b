import { css } from 'styled-system/css'

export const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: { md: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' },
    gap: { base: '3', md: '4' },
    my: '0',
    py: '0',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    minH: { base: '[16.25rem]', md: '[33.5rem]', lg: '[16.25rem]' },
    // A row that scrolls to both edges of the window.
    mdDown: {
      gridAutoFlow: 'column',
      gridAutoColumns: '[16rem]',
      overflowX: 'auto',
      scrollSnapType: '[x proximity]',
      scrollPaddingInline: '[1rem]',
      scrollbarWidth: '[none]',
    },
  }),
  place: css({ display: 'grid', minW: '0', minH: '[16.25rem]', scrollSnapAlign: 'start' }),
  item: css({ display: 'flex', flexDirection: 'column', minW: '0', overflow: 'clip' }),
  head: css({ row: true, gap: '3', p: '4', pb: '0', minW: '0' }),
  words: css({ grow: true }),
  name: css({ textStyle: 'strong', truncate: true }),
  text: css({ textStyle: 'caption', color: 'quiet', lineClamp: '2', overflowWrap: 'anywhere' }),
  excerpt: css({ px: '4', pt: '3', lineClamp: '5', overflowWrap: 'anywhere' }),
  // All covers are equally high, however many lines are below.
  cover: css({ flexShrink: '0', h: '[8rem]', w: 'full', objectFit: 'cover', bg: 'accent.soft' }),
  note: css({ textStyle: 'strong', fontVariantNumeric: 'tabular-nums', mt: '1' }),
  former: css({ ms: '2', textStyle: 'small', color: 'quiet' }),
  counts: css({
    display: 'flex',
    gap: '4',
    mt: 'auto',
    px: '4',
    pb: '4',
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'quiet',
    '& > span': { row: true, gap: '1.5' },
  }),
  foot: css({ display: 'grid', gap: '1', p: '4', '& h3': { fontSize: 'md' } }),
  empty: css({
    gridColumn: '[1 / -1]',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'quiet',
    gap: '3',
    px: '6',
  }),
}
