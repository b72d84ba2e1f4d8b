import { css } from 'styled-system/css'

/** A form of a profile panel: one column. */
export const panelForm = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })

/**
 * A form of a profile panel with a line between its fields. Desks show the words of a field at the start and its control
 * at the end, so that all controls begin at the same edge; narrower windows show the control below the label.
 */
export const panelRows = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '& > div:not(:first-of-type, :last-child)': {
    mx: '-4',
    px: '4',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})

/** A field of `panelRows`. */
export const panelRow = css({
  lg: {
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    columnGap: '6',
    rowGap: '0',
    '& > *': { gridColumn: '2' },
    '& > :nth-child(n + 3):not(:empty)': { mt: '1.5' },
    '& > :first-child': {
      gridColumn: '1',
      gridRow: '1',
      pt: '[calc(({sizes.touch} - 1lh) / 2)]',
      alignSelf: 'start',
    },
    '& > :nth-child(2)': { gridRow: '1' },
    // As long as it is, what the field says about the input stands right below the control.
    '& > [data-hint]': { gridColumn: '1', gridRow: '[2 / span 3]', mt: '-2!' },
  },
})
