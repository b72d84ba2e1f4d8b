import { css } from 'styled-system/css'

export const styles = {
  head: css({
    row: true,
    gap: '1',
    minH: { base: 'frame.bar', md: '[3.75rem]' },
    px: { base: '1', md: '5' },
    borderBottomWidth: '1px',
  }),
  // Stretched links cover avatar and name.
  contact: css({ position: 'relative', row: true, grow: true, gap: '3', rounded: 'sm' }),
  // Its code comes late.
  menu: css({ flexShrink: '0', minW: 'control' }),
  name: css({
    textStyle: 'subheading',
    minW: '0',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  }),
  details: css({ textStyle: 'caption', color: 'quiet', truncate: true }),
  content: css({ stack: true, grow: true }),
  title: css({ display: 'flex', alignItems: 'baseline', gap: '2', minW: '0' }),
  group: css({ textStyle: 'strong', truncate: true }),
  count: css({ textStyle: 'caption', color: 'quiet', flexShrink: '0' }),
  members: css({ textStyle: 'caption', color: 'quiet', truncate: true, outlineStyle: 'none' }),
  body: css({
    position: 'relative',
    minH: '0',
    display: { base: 'grid', _print: 'block' },
    gridTemplateRows: '[minmax(0, 1fr) auto]',
  }),
  middle: css({ display: 'grid', alignContent: 'center', p: '4', scrollBox: true }),
  scroll: css({
    display: 'flex',
    flexDirection: 'column',
    scrollBox: true,
    overscrollBehavior: '[contain]',
    overflowAnchor: '[none]',
    // When few messages do not fill the screen, they are at the bottom, near the form.
    '& > *': { flexShrink: '0', mt: 'auto' },
    '& > :not([data-rows])': { mb: 'auto' },
  }),
  // The virtualizer sets height and positions, which do not hold for all messages on paper.
  rows: css({ position: 'relative', w: 'full', _print: { h: '[auto !important]' } }),
  row: css({
    position: { base: 'absolute', _print: 'static' },
    insetX: '0',
    px: { base: '3', md: '5' },
    _print: { transform: '[none !important]', breakInside: 'avoid' },
  }),
  line: css({
    row: true,
    gap: '3',
    py: '2',
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'accent.text',
    _before: { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'current', opacity: '0.4' },
    _after: { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'current', opacity: '0.4' },
  }),
  // The lower edge of the messages.
  bottom: css({ position: 'absolute', bottom: '0', insetX: '0', h: '[1px]', pointerEvents: 'none' }),
  // The button that scrolls to the end is below the messages, so that it never covers the focused element.
  latest: css({ display: { base: 'grid', _print: 'none' }, justifyItems: 'center', py: '1.5' }),
}
