import { css } from 'styled-system/css'

/** Forms with `data-short` have fields as wide as what people type; their card is then no wider (`pages/profile.tsx`). */
export const panelForm = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })
