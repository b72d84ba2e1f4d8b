import { css } from 'styled-system/css'

export const panelForm = css({ display: 'grid', gap: '5' })
export const submit = css({ justifySelf: { sm: 'start' } })
