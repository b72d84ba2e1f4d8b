import { css } from 'styled-system/css'

export const panelForm = css({ stack: true, gap: '4' })

/**
 * Desks show its words at the start and its control at the end, so that all controls begin at the same edge;
 * narrower windows show the control below the label.
 */
export const panelRow = css({
  lg: {
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    columnGap: '6',
    '& > *': { gridColumn: '2' },
    '& > :first-child': { gridColumn: '1', gridRow: '1', alignSelf: 'center' },
    '& > :nth-child(2)': { gridRow: '1' },
    // As long as it is, what the field says about the input stands right below the control.
    '& > [data-hint]': { gridColumn: '1', gridRow: '[2 / span 3]', mt: '-3' },
  },
})

/** A field of a profile panel with a line above it. */
export const separated = css({ mx: '-4', px: '4', pt: '4', borderTopWidth: '1px' })
