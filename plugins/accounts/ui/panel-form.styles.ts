import { css } from 'styled-system/css'

/** The form of a panel: fields below each other, the button as wide as its words where there is room. */
export const panelForm = css({ display: 'grid', gap: '5' })
export const submit = css({ justifySelf: { sm: 'start' } })
