import { css } from 'styled-system/css'

export const styles = {
  root: css({ stack: true, gap: '4' }),
  heading: css({ textStyle: 'subheading' }),
  // The title is hidden, because the tab or the collapsed section shows it too.
  hiddenHeading: css({ srOnly: true }),
  where: css({ textStyle: 'caption', color: 'quiet' }),
  tools: css({ row: true, gap: '1' }),
  search: css({ grow: true }),
  status: css({ textStyle: 'small', color: 'quiet', _empty: { display: 'none' } }),
  group: css({ display: 'grid', gap: '2' }),
  groupTitle: css({ textStyle: 'label', color: 'quiet', overflowWrap: 'anywhere' }),
  list: css({ stack: true }),
  // The menu button is aligned with the edge of the form.
  note: css({ display: 'flex', alignItems: 'flex-start', gap: '3', py: '1', me: '-2', minW: '0' }),
  edited: css({ py: '3' }),
  noteText: css({
    grow: true,
    py: '1.5',
    textStyle: 'small',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
  time: css({ minW: '[3.25rem]', mt: '0.5', fontVariantNumeric: 'tabular-nums' }),
  plainTime: css({
    minW: '[3.25rem]',
    py: '1.5',
    textStyle: 'small',
    color: 'quiet',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
}
