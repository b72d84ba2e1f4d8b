import { css } from 'styled-system/css'

export const styles = {
  nav: css({
    outlineStyle: 'none',
    alignSelf: 'start',
    md: { stickyAside: true },
  }),
  person: css({ row: true, gap: '3', mb: '4', minW: '0' }),
  words: css({ display: 'grid', minW: '0' }),
  name: css({ textStyle: 'strong', overflowWrap: 'anywhere' }),
  login: css({ textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' }),
  list: css({
    display: 'grid',
    gap: { md: '0.5' },
    mdDown: { mx: '-4', bg: 'surface', borderBlockWidth: '1px' },
    '& > li:where(:not(:first-child))': { mdDown: { borderTopWidth: '1px' } },
  }),
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '3',
    minH: { base: '12', md: '10' },
    px: { base: '4', md: '3' },
    py: { base: '2.5', md: '1.5' },
    rounded: { md: 'sm' },
    transition: 'common',
    '& > svg': { gridRow: '[1 / span 2]', color: 'quiet' },
    _hover: { bg: 'subtle' },
    '&[data-current]': { md: { bg: 'accent.soft', '& > svg': { color: 'accent.text' } } },
  }),
  link: css({
    textStyle: { md: 'small' },
    color: 'text',
    overflowWrap: 'anywhere',
    // The whole row is the link.
    _after: { content: '""', position: 'absolute', inset: '0', rounded: { md: 'sm' } },
    '&[aria-current=page]': { md: { fontWeight: 'semibold' } },
  }),
  value: css({ gridColumn: '2', textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' }),
  // The column of wide screens is narrow, and the panel beside it shows this sentence.
  detail: css({ md: { display: 'none' } }),
  chevron: css({ gridColumn: '3', color: 'quiet', md: { display: 'none' } }),
}
