import { css } from 'styled-system/css'

/** Styles of the lesson screen: lessons and notes stand beside the video, on narrow screens in a drawer and a tab. */
export const lessonStyles = {
  columns: css({
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: {
      base: '[minmax(0, 1fr)]',
      lg: '[minmax(0, calc(64rem + 2px)) minmax(20.5rem, 1fr)]',
    },
    // The video is 1024 px wide where there is room, so the outline may reach beyond the end of the page.
    me: { lg: '[min(0px, 2rem - var(--edge))]' },
    maxW: { lg: '[calc(86.25rem + 2px)]' },
  }),
  main: css({ stack: true, gap: { base: '3', md: '5' }, minW: '0' }),
  // The video is 1024 px wide where there is room; the card adds its borders.
  stage: css({ maxW: '[calc(64rem + 2px)]', mdDown: { borderTopWidth: '0' } }),
  aside: css({
    lgDown: { display: 'none' },
    card: true,
    overflow: 'clip',
    stickyAside: 'card',
    // The tabs stay above what scrolls.
    '& [role=tablist]': {
      position: 'sticky',
      top: '0',
      zIndex: 'raised',
      bg: 'surface',
      px: '4',
      // Room for the share of completed lessons.
      pe: '12',
    },
    '& [role=tabpanel]': { pt: '0', outlineOffset: '[-3px]' },
  }),
  share: css({
    position: 'sticky',
    top: '0',
    // Above the tabs, which come after it.
    zIndex: '[2]',
    height: '0',
    '& > *': { row: true, h: 'touch', w: 'fit', ms: 'auto', me: '4' },
  }),
  ring: css({
    w: '[1.125rem]',
    h: '[1.125rem]',
    rounded: 'full',
    background:
      '[radial-gradient(closest-side, {colors.surface} 65%, transparent 68%), conic-gradient({colors.accent.text} var(--share), {colors.muted} 0)]',
  }),
  panel: css({ lg: { p: '4' } }),
  where: css({
    row: true,
    gap: '1.5',
    w: 'full',
    minW: '0',
    textStyle: 'caption',
    fontWeight: 'medium',
    color: 'quiet',
  }),
  // The names share the line; only what does not fit is cut off.
  crumb: css({ minW: '0', truncate: true }),
  facts: css({ wrap: true, columnGap: '3', rowGap: '1' }),
  about: css({
    stack: true,
    columnGap: '8',
    rowGap: '5',
    alignItems: 'start',
    '&[data-columns]': { lg: { gridTemplateColumns: '[minmax(0, 1fr) 16rem]' } },
  }),
  text: css({ maxW: 'column.reading', minW: '0', _empty: { display: 'none' } }),
  heading: css({ textStyle: 'heading', mb: '2' }),
  files: css({ minW: '0' }),
  file: css({
    row: true,
    gap: '3',
    minH: '12',
    mx: '-2',
    px: '2',
    py: '1.5',
    rounded: 'sm',
    color: 'quiet',
    transition: 'common',
    _hover: { bg: 'subtle' },
  }),
  fileIcon: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    w: '9',
    h: '9',
    rounded: 'xs',
    bg: 'subtle',
    forcedColorsBorder: true,
  }),
  fileName: css({
    display: 'grid',
    grow: true,
    textStyle: 'caption',
    overflowWrap: 'anywhere',
    '& > b': { textStyle: 'label', color: 'text' },
  }),
}

export const outlineStyles = {
  list: css({ stack: true }),
  module: css({ '&:not(:first-child)': { borderTopWidth: '1px' } }),
  summary: css({
    row: true,
    gap: '3',
    minH: '[3.25rem]',
    px: '4',
    py: '2',
    cursor: 'pointer',
    _hover: { bg: 'subtle' },
    _focusVisible: { outlineOffset: '[-3px]' },
  }),
  words: css({ display: 'grid', grow: true, overflowWrap: 'anywhere' }),
  title: css({ textStyle: 'label' }),
  facts: css({ textStyle: 'caption', color: 'quiet', fontVariantNumeric: 'tabular-nums' }),
  chevron: css({
    flexShrink: '0',
    color: 'quiet',
    transition: 'common',
    '[open] > summary > &': { transform: 'rotate(180deg)' },
  }),
  lessons: css({ pb: '2' }),
  link: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    columnGap: '3',
    alignItems: 'center',
    minH: { base: '10', _coarse: '12' },
    px: '4',
    py: '1.5',
    textStyle: 'small',
    color: 'text',
    _hover: { bg: 'subtle' },
    _focusVisible: { outlineOffset: '[-3px]' },
    '&[aria-current=page]': { bg: 'accent.soft', fontWeight: 'semibold' },
  }),
  name: css({ overflowWrap: 'anywhere' }),
  duration: css({
    textStyle: 'caption',
    color: 'quiet',
    maxW: '[8rem]',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    '[aria-current] > &': { color: 'text' },
  }),
}
