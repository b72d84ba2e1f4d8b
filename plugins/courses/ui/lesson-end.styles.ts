import { css } from 'styled-system/css'

export const styles = {
  root: css({
    w: 'full',
    maxW: 'column.narrow',
    display: 'grid',
    gap: '4',
    p: { base: '4', md: '5' },
    bg: 'raised',
    borderWidth: '1px',
    rounded: 'lg',
    shadow: 'md',
    overflowWrap: 'anywhere',
  }),
  done: css({ display: 'flex', gap: '2', textStyle: 'label', color: 'success' }),
  next: css({ row: true, gap: '4', minW: '0' }),
  // The share of the time that is left, as a ring around the seconds.
  ring: css({
    position: 'relative',
    circle: true,
    w: '[3.5rem]',
    h: '[3.5rem]',
    textStyle: 'heading',
    fontVariantNumeric: 'tabular-nums',
    background: '[conic-gradient({colors.accent.text} var(--share), {colors.muted} 0)]',
    '& > *': { circle: true, w: '12', h: '12', bg: 'raised' },
    forcedColorsBorder: true,
  }),
  words: css({ minW: '0' }),
  caption: css({ textStyle: 'caption', color: 'quiet' }),
  title: css({ textStyle: 'heading' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { flex: '[1 1 8rem]' } }),
}
