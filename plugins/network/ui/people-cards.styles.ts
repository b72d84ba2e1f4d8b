import { css } from 'styled-system/css'

export const styles = {
  head: css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', mb: '3' }),
  title: css({ textStyle: 'heading' }),
  // One row, which phones scroll sideways up to the edges of the window.
  list: css({
    display: 'grid',
    gap: '3',
    mdDown: {
      gridAutoFlow: 'column',
      gridAutoColumns: '[9.25rem]',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: '-4',
      px: '4',
      py: '1',
    },
    md: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]' },
  }),
  card: css({
    position: 'relative',
    card: true,
    stack: true,
    gridTemplateRows: '[auto auto 1fr auto]',
    justifyItems: 'center',
    gap: '1',
    px: '3',
    pt: '4',
    pb: '3',
    textAlign: 'center',
    '& > :last-child': { justifySelf: 'stretch', mt: '2' },
  }),
  name: css({ textStyle: 'label', mt: '1', lineClamp: '2', overflowWrap: 'anywhere' }),
  // Stretched, it would show the line after the cut.
  reason: css({
    alignSelf: 'start',
    textStyle: 'caption',
    color: 'quiet',
    lineClamp: '3',
    overflowWrap: 'anywhere',
  }),
}
