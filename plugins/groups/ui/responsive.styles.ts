import { css } from 'styled-system/css'

/** Class of elements hidden on phones, which show the list of groups or one group; wider screens show both. */
export const deskOnly = css({ mdDown: { display: 'none' } })
