import { css } from 'styled-system/css'

/** A form of a profile panel: one column. */
export const panelForm = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })

/** A form of a profile panel whose short fields stand side by side where there is room. */
export const panelPairs = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
})

/** A child of `panelPairs` that takes the whole line. */
export const wholeLine = css({ gridColumn: '[1 / -1]' })
