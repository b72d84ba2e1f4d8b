import { css } from 'styled-system/css'

/** On phones either the list is seen or one of the groups; on a desk both. */
export const deskOnly = css({ mdDown: { display: 'none' } })
export const phoneOnly = css({ md: { display: 'none' } })
